// The list of gates is true: its numbers are all there, its rules are files, and what asks is an endpoint or a job. docs/GATES.md is made of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { GATES } from '../../apps/server/gates.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { DOORS, JOB_DOORS } from '../support/work-doors.ts';

const listed = Object.entries(GATES);
const known = new Set([
  ...listEndpoints(FEATURES).map(({ name }) => name),
  ...FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)),
]);

test('every gate of law.md is listed once, with where it is asked or why no door needs it', () => {
  expect(listed.map(([number]) => number)).toEqual(Array.from({ length: 37 }, (_, i) => `G${i + 1}`));
  for (const [number, { rule, asked, noDoor }] of listed) {
    expect([number, (rule !== undefined && asked !== undefined) !== (noDoor !== undefined)]).toEqual([number, true]);
    if (rule !== undefined) expect([number, existsSync(rule)]).toEqual([number, true]);
    if (asked !== undefined && asked !== 'work') expect([number, asked.filter((name) => !known.has(name))]).toEqual([number, []]);
  }
});

test('docs/GATES.md is made of the list', () => {
  const asks = (asked: (typeof GATES)['G1']['asked']): string =>
    asked === 'work'
      ? `each door of work: ${[...DOORS, ...JOB_DOORS].map((name) => `\`${name}\``).join(', ')}`
      : (asked ?? []).map((name) => `\`${name}\``).join(', ');
  const rows = listed.map(([number, gate]) => {
    const where = gate.noDoor ?? asks(gate.asked);
    return `| ${number} | ${gate.action} | ${gate.citation} | ${gate.override ? 'with a written reason' : 'no'} | ${gate.rule ? `\`${gate.rule}\`` : '–'} | ${where} |`;
  });
  const text = `# Gates of the law

Made from \`apps/server/gates.ts\`; do not edit. Each gate is a pure rule: facts in, "it may be done" or a refusal with code, sentence, citation and first day out.

| Gate | When | Law | May be passed | Rule | Asked by, or why nothing asks |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  if (process.env.UPDATE_DOCS === '1') writeFileSync('docs/GATES.md', text);
  expect(readFileSync('docs/GATES.md', 'utf8')).toBe(text);
});
