// The columns of a queue. At phone width a row is the client, a line of values, and the clock at the right.
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { daysBetween, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { ClockRing } from '../../../platform/web/look/ClockRing.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { StateStrip, type StripState } from '../../../platform/web/look/StateStrip.tsx';
import type { Column } from '../../../platform/web/table/data-table-types.ts';
import { STAGE_LABELS } from '../../contacts/rules/stages.ts';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { PROOF_WORDS } from '../../disputes/rules/mailing.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { QueueRow } from '../contract.ts';
import { LETTER_STAGE_NAMES } from '../rules/letter-stage.ts';
import { QUEUE_RULES, type Queue } from '../rules/queues.ts';

export interface QueueColumn extends Column<QueueRow> {
  /** Shown until someone chooses other columns. */
  readonly initially: boolean;
}
type AtBureau = QueueRow['bureaus'][number];

/** `queue` is the one that is shown: it is not named again, and says whether the moment it sorts by is one that something waits since. */
export function queueColumns(queue: Queue): readonly QueueColumn[] {
  const isByDueDay = queue === 'waiting' || queue === 'overdue';
  return [
    { key: 'client', header: 'Client', width: 200, initially: true, cell: (row) => <ClientCell row={row} /> },
    {
      key: 'round',
      header: 'Round',
      width: 92,
      initially: true,
      phone: 'line',
      phoneWord: 'round',
      cell: (row) => <RoundCell row={row} />,
    },
    { key: 'bureaus', header: 'Items and letters', width: 168, initially: true, phone: 'line', cell: (row) => <BureausCell row={row} /> },
    { key: 'open', header: 'Open', width: 64, align: 'right', initially: true, cell: (row) => row.openItems || null },
    { key: 'sent', header: 'Sent', width: 124, initially: true, cell: (row) => <SentCell row={row} /> },
    { key: 'proof', header: 'Delivery', width: 152, initially: true, cell: (row) => <DeliveryCell row={row} /> },
    { key: 'due', header: 'Due', width: 176, initially: true, phone: 'mark', cell: (row) => <DueCell row={row} /> },
    ...(isByDueDay
      ? []
      : [
          {
            key: 'since',
            header: queue === 'open' ? 'Opened' : 'Waits since',
            width: 160,
            initially: true,
            phone: 'line',
            phoneWord: 'since',
            cell: (row: QueueRow) => <DateText at={row.since} atOffice />,
          } as const,
        ]),
    { key: 'owner', header: 'Owner', width: 136, initially: true, cell: (row) => row.ownerId && <OwnerName id={row.ownerId} /> },
    { key: 'stage', header: 'Stage', width: 152, initially: true, cell: (row) => row.stage && STAGE_LABELS[row.stage] },
    {
      key: 'queues',
      header: queue === 'open' ? 'Queues' : 'Also in',
      width: 240,
      initially: queue === 'open',
      cell: (row) =>
        row.queues
          .filter((other) => other !== queue && other !== 'open')
          .map((other) => QUEUE_RULES[other].label)
          .join(', '),
    },
  ];
}

function ClientCell({ row }: { readonly row: QueueRow }): ReactElement {
  return (
    <>
      <bdi>{row.contactName}</bdi>
      {row.hold !== null && (
        <span style={{ color: 'var(--redress-soon)', fontWeight: 500 }} title={row.hold}>
          {' '}
          · {row.hold.split(':')[0]}
        </span>
      )}
    </>
  );
}

function RoundCell({ row: { round } }: { readonly row: QueueRow }): ReactElement | null {
  if (!round) return null;
  return (
    <>
      {round.number}
      {round.state !== 'open' && (
        <Text span c="dimmed" ml={6}>
          {round.state === 'draft' ? 'draft' : 'closed'}
        </Text>
      )}
    </>
  );
}

function BureausCell({ row }: { readonly row: QueueRow }): ReactElement | null {
  if (row.bureaus.length === 0) return null;
  const none: StripState = { tone: 'none', label: 'no items' };
  const states: Record<Bureau, StripState> = { EQ: none, EX: none, TU: none };
  for (const one of row.bureaus) states[one.bureau] = bureauState(one);
  return <StateStrip segments={bureauSegments(states)} />;
}

function bureauState({ items, letter, clock, open }: AtBureau): StripState {
  const isLate = open > 0 && clock !== null && clock.overdueAfter < officeToday();
  const tone = isLate || letter === 'failed' || letter === 'sent-back' ? 'late' : letter === 'with-client' ? 'soon' : 'neutral';
  const way = letter === null ? '' : `, letter ${isLate ? 'mailed, answer overdue' : LETTER_STAGE_NAMES[letter]}`;
  return { tone, label: `${items} ${items === 1 ? 'item' : 'items'}${way}`, glyph: String(items) };
}

function SentCell({ row }: { readonly row: QueueRow }): ReactElement | null {
  const mailed = row.bureaus.flatMap(({ bureau, mailedOn }) => (mailedOn === null ? [] : [{ bureau, mailedOn }]));
  const [first] = mailed.toSorted((a, b) => (a.mailedOn < b.mailedOn ? -1 : 1));
  if (!first) return null;
  const words = mailed.map(({ bureau, mailedOn }) => `${BUREAU_NAMES[bureau]}: ${formatDate(mailedOn)}`).join(', ');
  return <span title={words}>{formatDate(first.mailedOn)}</span>;
}

/** What shows that letters came: of the first one that is known, all of them in the tooltip. */
function DeliveryCell({ row }: { readonly row: QueueRow }): ReactElement | null {
  const known = row.bureaus.flatMap((one) => (one.mailedOn === null ? [] : [{ bureau: one.bureau, words: deliveryWords(one) }]));
  const [first] = known.toSorted((a, b) => Number(b.words !== NO_PROOF) - Number(a.words !== NO_PROOF));
  if (!first) return null;
  const all = known.map(({ bureau, words }) => `${BUREAU_NAMES[bureau]}: ${words}`).join(', ');
  return (
    <Text span {...(first.words === NO_PROOF && { c: 'dimmed' })} title={all}>
      {first.words}
    </Text>
  );
}

const NO_PROOF = 'No proof';
function deliveryWords({ receivedOn, receivedHow, trackingNumber }: AtBureau): string {
  if (receivedOn !== null) return `${formatDate(receivedOn)}${receivedHow === null ? '' : `, ${PROOF_WORDS[receivedHow].toLowerCase()}`}`;
  return trackingNumber === null ? NO_PROOF : `No. ${trackingNumber}`;
}

/** The clock of the bureau whose time is over first, among those that owe an answer. */
function DueCell({ row }: { readonly row: QueueRow }): ReactElement | null {
  const [first] = row.bureaus
    .flatMap(({ open, clock }) => (open > 0 && clock ? [clock] : []))
    .toSorted((a, b) => (a.overdueAfter < b.overdueAfter ? -1 : 1));
  const from = parseCivilDate(first?.countedFrom ?? '');
  const due = parseCivilDate(first?.overdueAfter ?? '');
  if (!first || !from || !due) return null;
  const days = daysBetween(from, due);
  return (
    <span title={`Due ${formatDate(due)}${first.estimated ? ' (estimated)' : ''}`}>
      <ClockRing day={days - daysBetween(officeToday(), due)} of={days} />
    </span>
  );
}

function OwnerName({ id }: { readonly id: string }): ReactElement {
  const { nameOf } = useColleagues();
  return <bdi>{nameOf(id) ?? 'Someone who left'}</bdi>;
}
