// Recognizes errors that mean "the database cannot be reached", so that people are asked to try again instead of being shown a
// fault. It is decided here, at the connection, because beyond it the same codes may come from a mail server or a bucket.

/** The connection to the database was lost, or could not be made. A change under way may or may not have been saved. */
export class DatabaseUnavailable extends Error {
  /** The HTTP status of requests it ends. */
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Classes and codes of PostgreSQL: connection exceptions, shut down, starting, too many connections, cut off for idling. */
const SQL_STATES = /^(08...|57P0[1235]|53300|25P03)$/;
const SYSTEM_CODES = [
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** What the driver says itself carries no code. */
const DRIVER_WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

/** Whether an error of the driver means that the database cannot be reached. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A socket file that is not there yet; any other missing file is a fault.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return SQL_STATES.test(code) || SYSTEM_CODES.includes(code) || DRIVER_WORDS.test(error.message);
}

/** Whether this is behind an error: trying again later may then succeed. */
export function isForNow(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof DatabaseUnavailable || isConnectionLoss(one)) return true;
  return false;
}
