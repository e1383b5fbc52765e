// What the bureaus report of the person, as rows of the grid: one for each value over the three bureaus.
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { DETAIL_LABELS, isSameDetail, personalLines, type PersonalLine } from '../../report-files/rules/personal-lines.ts';
import type { ItemPlace } from './draft-edit.ts';

interface PersonalCell {
  readonly place: ItemPlace;
  readonly primary: string;
  readonly secondary: string | undefined;
}
interface PersonalRow {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly negative: false;
  readonly cells: Readonly<Record<Bureau, PersonalCell | null>>;
}

export function personalRows(report: CreditReport): readonly PersonalRow[] {
  const rows: { first: PersonalLine; byBureau: Partial<Record<Bureau, PersonalLine>> }[] = [];
  for (const line of BUREAUS.flatMap((bureau) => personalLines(report, bureau))) {
    const row = rows.find(({ first, byBureau }) => byBureau[line.bureau] === undefined && isSameDetail(first.reported, line.reported));
    if (row) row.byBureau[line.bureau] = line;
    else rows.push({ first: line, byBureau: { [line.bureau]: line } });
  }
  const order = Object.keys(DETAIL_LABELS);
  return rows
    .toSorted((a, b) => order.indexOf(a.first.detail) - order.indexOf(b.first.detail))
    .map(({ first, byBureau }) => ({
      key: `${first.bureau} ${first.lineId}`,
      title: first.detail === 'ssn' ? `••• •• ${first.value}` : first.value,
      detail: DETAIL_LABELS[first.detail],
      negative: false as const,
      cells: { EQ: cellOf(byBureau.EQ), EX: cellOf(byBureau.EX), TU: cellOf(byBureau.TU) },
    }));
}

function cellOf(line: PersonalLine | undefined): PersonalCell | null {
  if (!line) return null;
  const row = (label: string): string | undefined => line.reported.slice(1).find((one) => one.label === label)?.value;
  const last = row('Last reported') ?? row('Reported');
  return {
    place: { bureau: line.bureau, kind: line.kind, lineId: line.lineId },
    primary: row('Listed as') ?? 'Listed',
    secondary: last === undefined ? undefined : `Reported ${last}`,
  };
}
