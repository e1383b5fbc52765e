export interface ServerHealth {
  readonly status: string;
  readonly version: string;
  readonly database: string;
}

/** Whether the server answers, and which version it is. @throws TypeError when it cannot be reached or is not well */
export async function readHealth(signal?: AbortSignal): Promise<ServerHealth> {
  const response = await fetch('/healthz', { cache: 'no-store', ...(signal && { signal }) });
  if (!response.ok) throw new TypeError(`The server answered ${response.status}.`);
  return (await response.json()) as ServerHealth;
}
