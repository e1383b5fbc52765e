// The tiers of the features, for the arrows and the laws.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const ROOT = dirname(__dirname);
// Features of rules alone have no server to list; they are the lowest tier.
const RULES_ONLY = readdirSync(join(ROOT, 'features')).filter((name) => !existsSync(join(ROOT, 'features', name, 'server')));
// Tiers, lowest first, as apps/server/features.ts lists them. A feature may enter (by the front door) only features above it in that list.
const TIERS = [
  ...RULES_ONLY,
  ...[
    ...readFileSync(join(ROOT, 'apps/server/features.ts'), 'utf8').matchAll(/from '\.\.\/\.\.\/features\/([a-z-]+)\/server\/feature\.ts'/g),
  ].map(([, name]) => name),
];

module.exports = { RULES_ONLY, TIERS };
