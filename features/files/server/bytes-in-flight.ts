// How many bytes of files lie in memory at the same time: of all people together, and of one, so that no one fills the app.

/** What one call holds. */
export interface Hold {
  /** Takes `bytes` more. False when there is no room for them; what is held already stays. */
  add(bytes: number): boolean;
  /** Gives `bytes` of it back. */
  giveBack(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}
export interface BytesInFlight {
  open(personId: string): Hold;
}

/** Anyone who holds nothing may always take something, however large: a file larger than the bound would else never pass. */
export function createBytesInFlight({ total, perPerson }: { readonly total: number; readonly perPerson: number }): BytesInFlight {
  const byPerson = new Map<string, number>();
  let all = 0;
  return {
    open(personId) {
      let mine = 0;
      const change = (bytes: number): void => {
        const now = (byPerson.get(personId) ?? 0) + bytes;
        if (now > 0) byPerson.set(personId, now);
        else byPerson.delete(personId);
        all += bytes;
        mine += bytes;
      };
      return {
        add(bytes) {
          const others = (byPerson.get(personId) ?? 0) - mine;
          const fits = (held: number, alone: boolean, bound: number): boolean => alone || held + bytes <= bound;
          if (!fits(all, all === mine, total) || !fits(others + mine, others === 0, perPerson)) return false;
          change(bytes);
          return true;
        },
        giveBack: (bytes) => change(-Math.min(bytes, mine)),
        release: () => change(-mine),
      };
    },
  };
}

/** Room for staff and for clients apart: however many clients send or read slowly, they take nothing from the staff. */
export type BytesByKind = Readonly<Record<'staff' | 'client', BytesInFlight>>;

export function createBytesByKind(bounds: Parameters<typeof createBytesInFlight>[0]): BytesByKind {
  return { staff: createBytesInFlight(bounds), client: createBytesInFlight(bounds) };
}

const MB = 1024 * 1024;
/** An incoming file is in memory up to three times: as received, joined or redrawn, and sealed. */
export const COPIES = 3;

/** Bounds for answers on their way out, for files of up to `mostMb` MB. */
export function outgoingBounds(mostMb: number): { readonly total: number; readonly perPerson: number } {
  return { total: 256 * MB, perPerson: Math.max(64, mostMb) * MB };
}

/** The same for what comes in, its copies counted. */
export function incomingBounds(mostMb: number): { readonly total: number; readonly perPerson: number } {
  return { total: COPIES * 256 * MB, perPerson: COPIES * Math.max(64, mostMb) * MB };
}
