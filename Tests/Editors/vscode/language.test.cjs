// What VS Code does without the server: indentation, words, snippets.
const assert = require('assert/strict');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { spawnSync } = require('child_process');
const { test } = require('node:test');

const { binary, canonical, extension, manifest, read } = require('./places.cjs');

const language = JSON.parse(read(extension, 'language-configuration.json'));
const snippets = JSON.parse(read(extension, 'snippets/w8log.json'));
const rules = language.onEnterRules.map((rule) => ({ ...rule, before: new RegExp(rule.beforeText) }));
const words = new RegExp(language.wordPattern.pattern, `g${language.wordPattern.flags}`);

/** How the new line below `line` is indented, by the first rule that matches, as VS Code goes about it. */
function indentBelow(line) {
  const own = line.match(/^\s*/)[0].length;
  const rule = rules.find(({ before }) => before.test(line));
  return { indent: own + 4, outdent: Math.max(own - 4, 0), none: own }[rule?.action.indent ?? 'none'];
}

/** A snippet as it is when nobody fills in anything, on 3 January 2026. */
function expanded(body) {
  const day = {
    CURRENT_YEAR: '2026', CURRENT_MONTH: '01', CURRENT_MONTH_NAME: 'January', CURRENT_DATE: '03',
    CURRENT_DAY_NAME_SHORT: 'Sat',
  };
  let text = body.join('\n').replaceAll(/\$([A-Z_]+)/g, (_, name) => {
    assert.ok(name in day, name);
    return day[name];
  });
  text = text.replaceAll(/\$\{\d+\|([^,|]+)[^}]*\|\}/g, '$1').replaceAll(/\$\{\d+:([^}]*)\}/g, '$1').replaceAll(/\$\d/g, '');
  assert.ok(!text.includes('$'), text);
  return text;
}

function check(text) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'w8log-vscode-')), 'log.w8log');
  fs.writeFileSync(file, text);
  const { status, stdout } = spawnSync(binary, ['check', '--fail-on', 'warning', file], { encoding: 'utf8' });
  return status === 0 ? '' : stdout;
}

test('a new line is indented as the sample log goes on', () => {
  const lines = canonical.split('\n');
  let looked = 0;
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const next = lines[index + 1];
    // Where something else begins below a session, a blank line or less indentation is for people to make.
    if (!line || !next || (line.startsWith(' ') && !next.startsWith(' '))) continue;
    looked += 1;
    if (!line.startsWith('08 ')) assert.equal(indentBelow(line) > 0, next.startsWith(' '), line);
  }
  assert.ok(looked > 20);
});

test('a new line is indented by what stands above it', () => {
  const below = {
    '# 2026-01 January @iron': 0, '; 03 Sat @iron': 0, 'gym  @iron "Iron Temple"': 0, '03 Sat   82.1': 0,
    '03 Sat   82.1  > at @iron': 0, '03 Sat   82.1  note:"at @iron"': 0, '03 Sat   82.1   @iron': 4, '03 @': 4,
    '2026-01-03 Sat 82.1 @iron  > tired': 4, '    Squat: 3x5 100 @8': 4, '    @home 19:00': 4, '        > deep': 8, '    ': 0,
  };
  for (const [line, columns] of Object.entries(below)) assert.equal(indentBelow(line), columns, line);
});

test('no rule touches a line that nobody edits', () => {
  // With such rules VS Code indents lines that are moved, and those below a line that is inserted.
  assert.equal(language.indentationRules, undefined);
  for (const rule of language.onEnterRules) {
    assert.ok(new RegExp(rule.afterText).test(''));
    assert.ok(!new RegExp(rule.afterText).test('03 Sat   82.1'));
  }
});

test('a word is a name, a number or a time as a whole', () => {
  assert.deepEqual(
    '03 Sat   82.1   @iron  #rest-day fat:18.6%  07:05'.match(words),
    ['03', 'Sat', '82.1', '@iron', '#rest-day', 'fat:18.6', '07:05']);
  assert.deepEqual('    Klimmzüge: 3x5 bw'.match(words), ['Klimmzüge', '3x5', 'bw']);
});

test('indentation is what the formatter writes', () => {
  const defaults = manifest.contributes.configurationDefaults['[w8log]'];
  assert.equal(defaults['editor.tabSize'], canonical.match(/^( +)Squat/m)[1].length);
  assert.equal(defaults['editor.insertSpaces'], true);
});

test('a log is known by its first line', () => {
  const [{ firstLine }] = manifest.contributes.languages;
  assert.match(canonical, new RegExp(firstLine));
  assert.doesNotMatch('w8log is a program', new RegExp(firstLine));
});

test('what a snippet writes has no fault', () => {
  const month = '# 2026-01\n\n';
  const above = {
    Entry: month, 'Entry with a session': month, 
    Exercise: `${month}03 Sat   82.1   @iron\n`, Note: `${month}03 Sat   82.1\n`,
    'Set-up note': 'gym @iron\nexercise "Leg press"\n', Plan: 'exercise "Squat"\n',
  };
  for (const [name, { body, prefix, description }] of Object.entries(snippets)) {
    assert.ok(prefix && description, name);
    assert.equal(check(`${above[name] ?? ''}${expanded(body)}\n`), '', name);
  }
  assert.equal(new Set(Object.values(snippets).map(({ prefix }) => prefix)).size, Object.keys(snippets).length);
});

test('what the walkthrough shows is a log', () => {
  let shown = 0;
  for (const { media } of manifest.contributes.walkthroughs[0].steps) {
    for (const [, text] of read(extension, media.markdown).matchAll(/```w8log\n([^]*?)```/g)) {
      shown += 1;
      assert.equal(check(text), '', media.markdown);
    }
  }
  assert.ok(shown >= 3);
});
