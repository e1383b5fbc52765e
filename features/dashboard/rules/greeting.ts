/** What one says to someone at this hour of their day. */
export function greetingAt(hour: number, name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  const words = hour < 5 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return first === '' ? words : `${words}, ${first}`;
}
