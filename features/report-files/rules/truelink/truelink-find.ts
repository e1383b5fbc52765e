// Where in a file the TrueLink report is. Its wrappers differ by vendor: bundles of components, database records, SOAP answers with
// the report as JSON or XML text inside a value (field reference 1 and 2.3). The same search finds a disclosure.
import { openText } from './embedded-text.ts';
import { asNode, childrenOf, nodesAmong, textOf, type JsonNode } from '../source-node.ts';

/** A report and what stood around it. */
export interface FoundReport {
  readonly report: JsonNode;
  /** Components of the same bundle; they may carry scores the report lacks. */
  readonly components: readonly JsonNode[];
  /** The objects around the report, nearest first, for the marks of a vendor. */
  readonly around: readonly JsonNode[];
}

const REPORT_KEY = /(?:^|[:.@])[tT]rueLinkCreditReportType$/;
const CIBIL_KEY = /(?:^|[:.@])[tT]rueLinkCreditReport$/;
/** A SOAP answer alone has eight around its text. */
const MOST_LEVELS = 12;
/** Levels of text inside text that are opened. */
const MOST_TEXTS = 3;
/** A report lies near the top; a file that has this many objects before one shows up is something else. */
const MOST_OBJECTS = 100_000;

interface Place {
  readonly node: JsonNode;
  readonly siblings: readonly JsonNode[];
  readonly around: readonly JsonNode[];
  readonly texts: number;
}

/**
 * The report in `json`, searched twelve objects deep, nearest the top first; 'cibil' for the Indian variant; undefined when there is
 * none.
 */
export function findTrueLink(json: unknown): FoundReport | 'cibil' | undefined {
  let places = placesIn(json, [], 0);
  /** A report without the wrapper that names it; vendors' own layers can look like one, so it is only a fallback. */
  let bare: FoundReport | undefined;
  /** `<TrueLinkCreditReportType/>`: named, but nothing in it. */
  let empty: FoundReport | undefined;
  let cibil = false;
  let seen = 0;
  for (let level = 0; level <= MOST_LEVELS && places.length > 0 && seen < MOST_OBJECTS; level++) {
    const found: FoundReport[] = [];
    const deeper: Place[] = [];
    for (const { node, siblings, around, texts } of places) {
      if (++seen >= MOST_OBJECTS) break;
      const nearer = [node, ...around];
      if (!bare && isReport(node)) bare = { report: node, components: siblings, around };
      for (const [key, value] of Object.entries(node)) {
        const inside = placesIn(value, nearer, texts);
        if (REPORT_KEY.test(key)) {
          for (const place of inside) found.push({ report: place.node, components: siblings, around: nearer });
          if (value === '') empty ??= { report: {}, components: siblings, around: nearer };
        } else if (CIBIL_KEY.test(key)) cibil = true;
        for (const place of inside) deeper.push(place);
      }
    }
    if (found.length > 0) return found.reduce((best, next) => (rank(next) > rank(best) ? next : best));
    places = deeper;
  }
  return bare ?? empty ?? (cibil ? 'cibil' : undefined);
}

/** The TransUnion disclosure in `json` (its `creditBureau` node), searched like a report; undefined when there is none. */
export function findDisclosure(json: unknown): JsonNode | undefined {
  let places = placesIn(json, [], 0);
  let seen = 0;
  for (let level = 0; level <= MOST_LEVELS && places.length > 0; level++) {
    const deeper: Place[] = [];
    for (const { node, around, texts } of places) {
      if (++seen >= MOST_OBJECTS) return undefined;
      if (Object.hasOwn(node, 'productArray')) return node;
      for (const value of Object.values(node)) for (const place of placesIn(value, around, texts)) deeper.push(place);
    }
    places = deeper;
  }
  return undefined;
}

/** The objects in `value`: itself, the items of a list, or what report text inside a string holds. */
function placesIn(value: unknown, around: readonly JsonNode[], texts: number, lists = 0): Place[] {
  if (Array.isArray(value)) {
    if (lists > MOST_LEVELS) return [];
    const siblings = nodesAmong(value);
    return siblings.length === 0
      ? value.flatMap((item: unknown) => (Array.isArray(item) || typeof item === 'string' ? placesIn(item, around, texts, lists + 1) : []))
      : siblings.map((node) => ({ node, siblings, around, texts }));
  }
  const node = asNode(value);
  if (node) return [{ node, siblings: [], around, texts }];
  const text = texts < MOST_TEXTS && typeof value === 'string' ? openText(value) : undefined;
  return text === undefined ? [] : placesIn(text, around, texts + 1, lists + 1);
}

/** Only a report has partitions of tradelines beside a borrower. */
function isReport(node: JsonNode): boolean {
  return Object.hasOwn(node, 'TradeLinePartition') && Object.hasOwn(node, 'Borrower');
}

/** A bundle may hold one report per bureau beside the merged one; the merged one is named so, or has the most accounts. */
function rank({ report, around }: FoundReport): number {
  const merged = around.slice(0, 3).some((node) => [textOf(node, 'Type'), textOf(node, 'ServiceProduct')].includes('MergeCreditReports'))
    ? 1_000_000
    : 0;
  return merged + childrenOf(report, 'TradeLinePartition').length;
}
