// The arrows of the app (docs/ARCHITECTURE.md). Each comment is what the reader sees when the rule breaks. There is no list
// of exceptions; tests (*.test.ts and tests/) may import everything.
const error = (name, comment, from, to, extra = {}) => ({ name, comment, severity: 'error', from, to, ...extra });
const FEATURE = '^features/([^/]+)/';
/** What a feature shows to all others: its contract and its pure rules. */
const SHARED_FACE = '^features/[^/]+/(contract|activities|rules|rules/.+)\\.ts$';
/** Packages a rule or contract may use: they parse and compute, and touch nothing outside. */
const PURE_PACKAGES = '^node_modules/(libphonenumber-js|zod|@orpc/contract|htmlparser2|domhandler|entities)/';
const { TIERS } = require('./scripts/tiers.cjs');
const laterThan = (name) => TIERS.slice(TIERS.indexOf(name) + 1);

module.exports = {
  forbidden: [
    error('no-cycles', 'Two files need each other: move the shared part down.', {}, { circular: true }),
    error(
      'no-feature-cycles',
      'Two features need each other: publish an event instead.',
      { path: '^features/[^/]+$' },
      { circular: true, path: '^features/[^/]+$' },
      { scope: 'folder' },
    ),
    error(
      'platform-knows-no-product',
      'Platform must be able to ship in another product.',
      { path: '^platform/' },
      { path: '^(features|apps)/' },
    ),
    error('base-is-the-floor', 'platform/base imports nothing above it.', { path: '^platform/base/' }, { path: '^platform/(server|web)/' }),
    error('features-do-not-know-apps', 'Apps wire features, never the reverse.', { path: '^features/' }, { path: '^apps/' }),
    error(
      'contract-and-rules-are-pure',
      'No input, output, clock or framework here: pass values in.',
      { path: FEATURE + '(contract|contract/.+|activities|rules|rules/.+)\\.ts$' },
      { pathNot: ['^platform/base/', '^features/$1/contract/', SHARED_FACE, PURE_PACKAGES] },
    ),
    error(
      'browser-never-sees-server',
      'Talk to the server through the contract.',
      { path: '^(features/[^/]+/(staff|portal)/|platform/web/|apps/(staff|portal|login)/)' },
      { path: '(^features/[^/]+/server/|^platform/server/|^apps/(server|cli)/)' },
    ),
    error(
      'server-never-sees-browser',
      'Server code renders no React pages.',
      { path: '^(features/[^/]+/server/|platform/server/|apps/(server|cli)/)' },
      { path: '(^features/[^/]+/(staff|portal)/|^platform/web/|^apps/(staff|portal|login)/)' },
    ),
    error(
      'portal-never-sees-staff',
      'Clients must not receive staff screens.',
      { path: '^(features/[^/]+/portal/|apps/portal/)' },
      { path: '^(features/[^/]+/staff|apps/staff)/' },
    ),
    error(
      'other-features-by-the-front-door',
      'Import contract.ts, rules or server/public.ts of another feature.',
      { path: FEATURE },
      { path: '^features/', pathNot: ['^features/$1/', SHARED_FACE, '^features/[^/]+/server/public\\.ts$'] },
    ),
    error(
      'sql-only-in-store',
      'SQL lives in server/store.ts.',
      { path: '^features/', pathNot: '/server/(store|store/.+|testing)\\.ts$' },
      { path: '^node_modules/(kysely|pg)/' },
    ),
    ...TIERS.slice(0, -1).map((name) =>
      error(
        `tiers-${name}`,
        `${name} comes before what it imports: let the later one react to an event.`,
        { path: `^features/${name}/` },
        { path: `^features/(${laterThan(name).join('|')})/` },
      ),
    ),
  ],
  options: {
    exclude: { path: '(\\.test\\.tsx?$|^tests/|^dist/|^scripts/)' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
