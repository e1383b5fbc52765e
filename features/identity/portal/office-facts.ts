// What a page may know before anyone signs in. Read without the typed API, which would double what the sign-in page loads.

export interface OfficeFacts {
  readonly ownerExists: boolean;
  readonly minPasswordLength: number;
}

/** @throws TypeError when the server cannot be reached or answers something else */
export async function readOfficeFacts(): Promise<OfficeFacts> {
  const answer = await fetch('/api/access/owner-status');
  const body: unknown = await answer.json();
  if (
    typeof body !== 'object' ||
    body === null ||
    !('ownerExists' in body) ||
    !('minPasswordLength' in body) ||
    typeof body.minPasswordLength !== 'number'
  ) {
    throw new TypeError(`The server answered ${answer.status}.`);
  }
  return { ownerExists: body.ownerExists !== false, minPasswordLength: body.minPasswordLength };
}
