// Placeholder until this target has content.
