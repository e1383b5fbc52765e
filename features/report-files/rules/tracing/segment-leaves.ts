// The values of a TU4R file: the places a reader took of each segment, and what it left between them.
import type { Segment, Segments } from '../transunion/tu4r-segments.ts';
import type { SourceLeaf, Step } from './source-leaf.ts';

/** Type, version and length come first. */
const HEAD = 7;

interface Place {
  readonly place: number;
  readonly length: number;
}

/** Segments that note what is taken of them. */
export class SegmentTrace {
  readonly #taken: Map<string, Place>[];
  readonly #blank = new Set<string>();
  readonly #segments: readonly Segment[];
  /** What the reader gets. */
  readonly view: Segments;

  constructor(file: Segments) {
    this.#segments = file.segments;
    this.#taken = file.segments.map(() => new Map());
    this.view = { ...file, segments: file.segments.map((segment, index) => this.#viewOf(segment, index)) };
  }

  #viewOf(segment: Segment, index: number): Segment {
    return {
      ...segment,
      at: (place, length) => {
        this.#taken[index]?.set(`${place}+${length}`, { place, length });
        return this.#blank.has(`${index}@${place}+${length}`) ? '' : segment.at(place, length);
      },
    };
  }

  /** What was taken, and each run of characters that was not. */
  leaves(): SourceLeaf[] {
    const order = new StepsOfSegments();
    return this.#segments.flatMap((segment, index) => {
      const above = order.next(segment.type);
      const taken = [...(this.#taken[index]?.values() ?? [])].toSorted((a, b) => a.place - b.place);
      const places = [
        ...taken.map((one) => ({ ...one, taken: true })),
        ...untakenRuns(segment, taken).map((one) => ({ ...one, taken: false })),
      ];
      return places.flatMap(({ place, length, taken: isTaken }) => {
        const text = segment.at(place, length);
        const key = `${index}@${place}+${length}`;
        const leaf: SourceLeaf = {
          steps: [...above, `${segment.type}@${place}-${place + length - 1}`],
          path: `segment ${index + 1} (${segment.type}), characters ${place} to ${place + length - 1}`,
          text,
          taken: isTaken,
          blank: () => this.#blank.add(key),
          restore: () => this.#blank.delete(key),
        };
        return text === '' ? [] : [leaf];
      });
    });
  }
}

/** Runs between blanks of what no place covers. */
function untakenRuns({ at, length }: Segment, taken: readonly Place[]): Place[] {
  const runs: Place[] = [];
  let run: { place: number; length: number } | undefined;
  for (let place = HEAD + 1; place <= length + 1; place++) {
    const free = place <= length && at(place, 1) !== '' && !taken.some((one) => place >= one.place && place < one.place + one.length);
    if (free) {
      if (run) run.length++;
      else runs.push((run = { place, length: 1 }));
    } else run = undefined;
  }
  return runs;
}

/** Accounts, inquiries and records are lists; what adds to an account belongs to the one before it. */
class StepsOfSegments {
  readonly #counts = new Map<string, number>();
  #last: readonly Step[] = [];

  next(type: string): readonly Step[] {
    if (/^A[TH]/.test(type)) return this.#last;
    const kind = type.slice(0, 2);
    const at = this.#counts.get(kind) ?? 0;
    this.#counts.set(kind, at + 1);
    this.#last = [kind, at];
    return this.#last;
  }
}
