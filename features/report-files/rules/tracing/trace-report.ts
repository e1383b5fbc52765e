// A report file read so that one knows what of it was taken. For tools and for checks by hand; the office's reading does without.
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { openReportFile, placeOf, readerOf, type OpenedFile } from '../read-credit-report.ts';
import { asNode } from '../source-node.ts';
import { pageLeaves } from './page-leaves.ts';
import { SegmentTrace } from './segment-leaves.ts';
import { commonSteps, type SourceLeaf } from './source-leaf.ts';
import { TreeTrace } from './trace.ts';
import { copyTree, pathOf, treeLeaves } from './tree-leaves.ts';

export interface TracedFile {
  readonly report: CreditReport;
  /** Every value of the file, in its order. */
  readonly leaves: readonly SourceLeaf[];
  /** Reads the file again, without what is blanked. */
  readonly read: () => CreditReport | Refusal;
  /** The path of what holds these values; where the format has none, of the first of them. */
  readonly pathOfAll: (leaves: readonly SourceLeaf[]) => string;
}

/** Reads a file like `readCreditReport`, and says what of it was taken. */
export function traceReport(bytes: Uint8Array, person?: string): TracedFile | Refusal {
  const opened = openReportFile(bytes);
  if (isRefusal(opened)) return opened;
  const client = placeOf(person);
  switch (opened.kind) {
    case 'json':
    case 'xml':
      return traceTree(opened, client);
    case 'html':
      return traceWith(opened, client, () => pageLeaves(opened.root, opened.text, linesBefore(bytes)));
    case 'tu4r': {
      const trace = new SegmentTrace(opened.root);
      return traceWith({ kind: 'tu4r', root: trace.view }, client, () => trace.leaves());
    }
  }
}

function traceTree(opened: Extract<OpenedFile, { kind: 'json' | 'xml' }>, client: number | undefined): TracedFile | Refusal {
  const root = copyTree(opened.root);
  const trace = new TreeTrace();
  const seen = readerOf(withRoot(opened, trace.view(root)));
  const plain = readerOf(withRoot(opened, root));
  if (isRefusal(seen)) return seen;
  if (isRefusal(plain)) return plain;
  trace.recording = true;
  const report = seen(client);
  if (isRefusal(report)) return report;
  const style = opened.kind === 'json' ? 'pointer' : 'xpath';
  return {
    report,
    leaves: treeLeaves(root, trace, style),
    read: () => plain(client),
    pathOfAll: (leaves) => pathOf(commonSteps(leaves), style),
  };
}

function withRoot({ kind, text }: { readonly kind: 'json' | 'xml'; readonly text: string }, root: unknown): OpenedFile {
  return kind === 'json' ? { kind, text, root } : { kind, text, root: asNode(root) ?? {} };
}

function traceWith(opened: OpenedFile, client: number | undefined, leavesOf: () => SourceLeaf[]): TracedFile | Refusal {
  const reader = readerOf(opened);
  if (isRefusal(reader)) return reader;
  const report = reader(client);
  return isRefusal(report) ? report : { report, leaves: leavesOf(), read: () => reader(client), pathOfAll: ([first]) => first?.path ?? '' };
}

/** Empty lines before the first tag. */
function linesBefore(bytes: Uint8Array): number {
  return bytes.subarray(0, bytes.indexOf(0x3c)).filter((byte) => byte === 0x0a).length;
}
