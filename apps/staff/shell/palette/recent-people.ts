// People opened last in this browser. Only ids are kept, so names are always loaded again with the person's permissions.
import { useEffect } from 'react';

const MOST = 6;
const PERSON = /^\/contacts\/([0-9a-f-]{36})$/;
const keyOf = (userId: string): string => `redress-recent-people:${userId}`;

/** Ids of the people opened last, the newest first. */
export function readRecentPeople(userId: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers the person whose page `path` is. */
export function useRememberPerson(userId: string, path: string): void {
  useEffect(() => {
    const id = PERSON.exec(path)?.[1];
    if (id === undefined) return;
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify([id, ...readRecentPeople(userId).filter((other) => other !== id)].slice(0, MOST)));
    } catch {
      // A convenience, not a promise.
    }
  }, [userId, path]);
}
