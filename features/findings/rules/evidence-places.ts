// Where in the file each piece of evidence is, so that anybody can check a finding by hand.
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { lineAt, type LineOfFile } from '../../report-files/rules/tracing/line-fields.ts';
import { locateLines, type LineSource } from '../../report-files/rules/tracing/locate-lines.ts';
import { locateValues } from '../../report-files/rules/tracing/locate-values.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';
import { sameLines } from '../../report-files/rules/tracing/same-lines.ts';
import { says } from '../../report-files/rules/tracing/says.ts';
import type { SourceLeaf } from '../../report-files/rules/tracing/source-leaf.ts';
import type { TracedFile } from '../../report-files/rules/tracing/trace-report.ts';
import { rawAt, type Evidence } from './evidence.ts';

/** 'value': `text` is what the file has there, account numbers masked. 'line': the file prints no such value, or none by itself; the path leads to the line. */
export interface Place {
  readonly of: 'value' | 'line';
  /** Name of the file, where the report was read from several. */
  readonly file?: string;
  readonly path: string;
  readonly text: string;
  /** Which character of `text` it is, counted from 1, where months are printed as a row of letters. */
  readonly character?: number;
}
export interface NamedFile {
  readonly name: string;
  readonly file: TracedFile;
}

/** The place of each piece of `evidence` of `report`, in the same order; null where it cannot be told. */
export function placesOf(evidence: readonly Evidence[], report: CreditReport, files: readonly NamedFile[]): (Place | null)[] {
  const places = evidence.map((): Place | null => null);
  for (const { name, file } of files) {
    const named = files.length > 1 ? { file: name } : {};
    const put = (at: number, place: Place | null): void => {
      if (place) places[at] ??= { ...named, ...place };
    };
    linePlaces(evidence, report, file).forEach((place, at) => put(at, place));
    filePlaces(evidence, file).forEach((place, at) => put(at, place));
  }
  return places;
}

function linePlaces(evidence: readonly Evidence[], report: CreditReport, file: TracedFile): (Place | null)[] {
  const asked = evidence.map((one) => lineOf(one, report));
  const distinct = [...new Map(asked.flatMap((one) => (one ? [[keyOf(one.line), one.line] as const] : []))).values()];
  const known = sameLines(report, distinct, ownReport(file.report));
  const lines = known.filter((line) => line !== undefined);
  const fields = new Set(evidence.map(({ field }) => ownField(field)));
  const sources = locateLines(file, lines, (_, field) => fields.has(field) || (field === 'payStatusRaw' && fields.has('payStatus')));
  const byKey = new Map<string, { line: LineOfFile; source: LineSource }>();
  distinct.forEach((line, at) => {
    const inFile = known[at];
    const source = inFile && sources[lines.indexOf(inFile)];
    if (inFile && source) byKey.set(keyOf(line), { line: inFile, source });
  });
  return evidence.map((one, at) => {
    const line = asked[at]?.line;
    const found = line && byKey.get(keyOf(line));
    return found ? placeIn(one, found.line, found.source, file) : null;
  });
}

/** The line a piece of evidence is about; undefined for what is the file's as a whole. */
function lineOf({ bureau, lineId, field }: Evidence, report: CreditReport): { readonly line: LineOfFile } | undefined {
  if (lineId === null) return undefined;
  const index = Number(/^lines\/(\d+)\//.exec(field)?.[1] ?? 0);
  for (const kind of ['account', 'public-record', 'inquiry'] as const)
    for (const of of bureau === null ? BUREAUS : [bureau]) {
      const line = { kind, id: lineId, bureau: of, index };
      if (lineAt(report, line)) return { line };
    }
  return undefined;
}

function ownField(field: string): string {
  return field.replace(/^lines\/\d+\//, '');
}

function keyOf({ kind, id, bureau, index }: LineOfFile): string {
  return [kind, id, bureau, index].join('|');
}

function placeIn({ field, raw }: Evidence, line: LineOfFile, { fields, leaves }: LineSource, file: TracedFile): Place {
  const own = ownField(field);
  const behind = [...(own === 'payStatus' ? (fields.get('payStatusRaw') ?? []) : []), ...(fields.get(own) ?? [])];
  const said = behind.find(({ text }) => says(text, raw));
  const same = leaves.filter(({ taken, text }) => taken && text.trim() === raw);
  const leaf = said ?? behind[0] ?? (same.length === 1 ? same[0] : undefined);
  if (raw === '' || !leaf) return { of: 'line', path: file.pathOfAll(leaves), text: '' };
  const character = own.startsWith('history/') && leaf.text.trim() !== raw ? monthIn(leaf, own, raw, line, file.report) : undefined;
  // What the file may print in full stays masked.
  const text = own === 'accountNumberMasked' || own === 'vendorKey' ? raw : leaf.text;
  return { of: 'value', path: leaf.path, text, ...(character !== undefined && { character }) };
}

/** The character of a row of months, the newest first as the history itself. */
function monthIn(leaf: SourceLeaf, field: string, raw: string, line: LineOfFile, report: CreditReport): number | undefined {
  const trade = line.kind === 'account' ? report.accounts.find(({ id }) => id === line.id)?.byBureau[line.bureau]?.[line.index] : undefined;
  const at = trade?.history.findIndex(({ month }) => `history/${month}` === field) ?? -1;
  return at >= 0 && leaf.text[at]?.toUpperCase() === raw.toUpperCase() ? at + 1 : undefined;
}

/** What is the file's as a whole: the dates of pulls, names, alerts. */
function filePlaces(evidence: readonly Evidence[], file: TracedFile): (Place | null)[] {
  const asked = evidence.flatMap((one, at) => (one.lineId === null && rawAt(file.report, one) === one.raw ? [{ one, at }] : []));
  const distinct = [...new Map(asked.map(({ one }) => [`${one.bureau ?? ''}|${one.field}`, one] as const)).values()];
  const found = locateValues(
    file,
    distinct.map((one) => (report) => rawAt(report, one) ?? ''),
  );
  const dates = file.leaves.filter(({ taken, steps }) => taken && /date/i.test(String(steps.at(-1))));
  const places = evidence.map((): Place | null => null);
  for (const { one, at } of asked) {
    const behind = found[distinct.findIndex(({ bureau, field }) => bureau === one.bureau && field === one.field)] ?? [];
    // A date that is printed in several places, each of which would do, depends on none of them.
    const leaf = behind.find(({ text }) => says(text, one.raw)) ?? behind[0] ?? dates.find(({ text }) => says(text, one.raw));
    if (leaf) places[at] = { of: 'value', path: leaf.path, text: leaf.text };
  }
  return places;
}
