/** '(404) 555-0137' of a stored '+14045550137'; any other text as it is. */
export function formatPhone(stored: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : stored;
}
