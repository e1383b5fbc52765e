// What /healthz answers. It is open to everyone, so all who ask at a time share one question to the database.
export interface Health {
  readonly version: string;
  readonly database: 'embedded' | 'postgres';
  /** Whether the database itself holds clients to their own records. */
  readonly rowSecurity: boolean;
  /** Asks the database for anything at all; rejects when it cannot be reached. */
  readonly askDatabase: () => Promise<unknown>;
}
export interface HealthAnswer {
  readonly status: 'ok' | 'database unavailable';
  readonly version: string;
  readonly database: Health['database'];
  readonly rowSecurity: boolean;
}

/** The embedded database works on one statement at a time, and the longest ones take a few seconds. */
const PATIENCE_MS = 5_000;

/** Asks how the program is; answers the HTTP status with what is said. `patienceMs` is how long the database may take. */
export function askHealth(
  health: Health,
  patienceMs = PATIENCE_MS,
): () => Promise<{ readonly status: 200 | 503; readonly body: HealthAnswer }> {
  const { version, database, rowSecurity, askDatabase } = health;
  let asked: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), patienceMs)));
    const answered = askDatabase().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  };
  return async () => {
    asked ??= ask().finally(() => (asked = undefined));
    return (await asked)
      ? { status: 200, body: { status: 'ok', version, database, rowSecurity } }
      : { status: 503, body: { status: 'database unavailable', version, database, rowSecurity } };
  };
}
