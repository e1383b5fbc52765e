/** A time as date and time fields of the browser hold it: '2026-11-20T14:05', in the time zone of this browser. */
export function localMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
