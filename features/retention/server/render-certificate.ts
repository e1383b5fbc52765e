// The certificate of a disposal: what, when, by whom, how and how much. A record is named by its number alone.
import { readFileSync } from 'node:fs';
import { civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstDocument, TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import type { RetentionKind } from '../../../platform/server/retention.ts';
import { GROUP_NAMES, GROUP_SOURCES, METHOD } from '../rules/retention-words.ts';
import type { Disposal, listSubjects, sumDisposal } from './store/disposals.ts';

const TEMPLATE = readFileSync(new URL('../rules/certificate.typ', import.meta.url), 'utf8');
const ROWS_A_PAGE = 40;

export interface CertificateFacts extends Omit<Disposal, 'finishedAt'> {
  readonly finishedAt: Date;
  readonly office: string;
  readonly zone: string;
  readonly sums: Awaited<ReturnType<typeof sumDisposal>>;
  readonly references: Awaited<ReturnType<typeof listSubjects>>;
}

export function renderCertificate(
  { id, origin, approvedAt, approvedByName, finishedAt, subjects, office, zone, sums, references }: CertificateFacts,
  retention: readonly RetentionKind[],
  renderer: TypstRenderer,
): Promise<TypstDocument> {
  const names = new Map(retention.map(({ key, name }) => [key as string, name]));
  const day = (at: Date): string => formatCivilDate(civilDateAt(at, zone));
  const many = (n: number): string => n.toLocaleString('en-US');
  const groups = [...new Set(references.map(({ what }) => what))];
  const data = {
    office,
    number: `Disposal ${id}`,
    details: [
      { label: 'Disposal', value: id },
      { label: 'Approved', value: `${day(approvedAt)} by ${approvedByName}` },
      { label: 'Completed', value: day(finishedAt) },
      {
        label: 'Why',
        value: origin === 'wish' ? 'The client asked for deletion.' : groups.map((one) => `${GROUP_SOURCES[one]}.`).join(' '),
      },
      { label: 'Records', value: `${many(sums.done)} of ${many(subjects)} destroyed, ${many(sums.skipped)} skipped` },
      { label: 'Stored files', value: many(sums.files) },
    ],
    kinds: sums.kinds.map(({ kind, clients, rows }) => [names.get(kind) ?? kind, many(clients), many(rows)]),
    method: METHOD,
    note:
      references.length < subjects
        ? `The first ${many(references.length)} of ${many(subjects)} records. A record is named by its number and by nothing else.`
        : 'A record is named by its number and by nothing else.',
    references: references.map(({ contactId, what, state, endedAt, because }) => [
      contactId,
      state === 'done' ? (origin === 'wish' ? 'What the client asked for' : GROUP_NAMES[what]) : `Skipped: ${because ?? ''}`,
      endedAt === null ? '' : day(endedAt),
    ]),
  };
  return renderer.render({
    template: TEMPLATE,
    data,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    weight: 1 + Math.ceil(references.length / ROWS_A_PAGE),
  });
}
