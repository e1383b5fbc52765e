// What is kept of a fault beside the log, so that the reference a person was shown leads to where it happened. The message is not kept: it
// may hold what someone typed (docs/decisions/2026-11-23-faults-by-reference.md).
import type { Logger } from './log.ts';

export interface Fault {
  /** As it was shown. */
  readonly reference: string;
  readonly at: Date;
  /** Method and route with the names of its parameters, never their values: 'GET /api/contacts/:id'. */
  readonly place: string;
  /** 'TypeError'. */
  readonly class: string;
  /** Of the database or the system: '23505', 'ECONNRESET'. */
  readonly code: string | null;
  /** Functions and lines, the innermost first. */
  readonly stack: readonly string[];
}

/** Notes a fault; never throws and is never waited for. */
export type NoteFault = (error: unknown, where: { readonly reference: string; readonly place: string }) => void;

const MOST_LINES = 12;
/** A page in a loop must not fill the table. */
const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** What of an error may be kept. */
export function describeFault(error: unknown): Pick<Fault, 'class' | 'code' | 'stack'> {
  if (!(error instanceof Error)) return { class: typeof error, code: null, stack: [] };
  const code = 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_.]{1,40}$/i.test(error.code) ? error.code : null;
  const cause = error.cause instanceof Error ? describeFault(error.cause) : undefined;
  const own = (error.stack ?? '').split('\n').flatMap((line) => readFrame(line) ?? []);
  return {
    class: cause === undefined ? className(error) : `${className(error)} (${cause.class})`,
    code: code ?? cause?.code ?? null,
    stack: (own.length > 0 ? own : (cause?.stack ?? [])).slice(0, MOST_LINES),
  };
}

const className = (error: Error): string => error.constructor.name.slice(0, 60);

/** A line of a stack that names a place in the program; the first lines are the message and are left out. */
function readFrame(line: string): string | undefined {
  const found =
    /^ {4}at (?:(?:async )?([\w.$<>#[\] ]{1,80}) \()?(?:file:\/\/)?(?:\S*?\/)?((?:apps|features|platform|node_modules|node:)[\w@./:+-]{1,160}?:\d+:\d+)\)?$/.exec(
      line,
    );
  return found === null ? undefined : [found[1], found[2]].filter((part) => part !== undefined).join(' ');
}

/** Keeps faults with `write`, at most 30 a minute. What cannot be kept is in the log all the same. */
export function openFaultNotes(write: (fault: Fault) => Promise<void>, clock: () => Date, log: Logger): NoteFault {
  let [since, count] = [0, 0];
  const keep = async (fault: Fault): Promise<void> => {
    try {
      await write(fault);
    } catch (problem) {
      log.warn(
        { reference: fault.reference, error: problem instanceof Error ? problem.message : String(problem) },
        'the fault could not be kept',
      );
    }
  };
  return (error, { reference, place }) => {
    const at = clock();
    if (at.getTime() - since >= MINUTE_MS) [since, count] = [at.getTime(), 0];
    count += 1;
    if (count > MOST_A_MINUTE) return;
    void keep({ reference, at, place, ...describeFault(error) });
  };
}
