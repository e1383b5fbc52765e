// Names of backup files, which backups are removed, and when one is overdue.

const DAY_MS = 24 * 60 * 60 * 1000;
const NAME = /^redress-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})(?:-(\d{3}))?Z\.tar\.zst\.age$/;

/** 'redress-2026-11-23T084000-123Z.tar.zst.age'. Two backups may be asked for within one second. */
export function nameBackup(at: Date): string {
  return `redress-${at.toISOString().replaceAll(':', '').replace('.', '-')}.tar.zst.age`;
}

/** When a backup with this name was made; undefined when the name is not one of ours. Earlier versions named the second only. */
export function momentOfName(name: string): Date | undefined {
  const [, day, hours, minutes, seconds, milliseconds = '000'] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

const DAYS_KEPT = 7;
const WEEKS_KEPT = 4;

/** Those that no longer need to be kept: all but the latest of each of the last seven days and of each of four weeks, and the latest of all. */
export function listRemovable(names: readonly string[], now: Date): readonly string[] {
  const backups = names
    .flatMap((name) => {
      const at = momentOfName(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  const keepLatestOf = (most: number, lengthMs: number): void => {
    const seen = new Set<number>();
    for (const { name, at } of backups) {
      const age = Math.floor((now.getTime() - at.getTime()) / lengthMs);
      if (age >= most || seen.has(age)) continue;
      seen.add(age);
      kept.add(name);
    }
  };
  keepLatestOf(DAYS_KEPT, DAY_MS);
  keepLatestOf(WEEKS_KEPT, 7 * DAY_MS);
  return backups.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
}

/** Without a tested backup for so long someone must look. */
const OVERDUE_MS = 3 * DAY_MS;

/** True when the latest tested backup is older than three days, or there is none. */
export function isOverdue(latest: Date | null, now: Date): boolean {
  return latest === null || now.getTime() - latest.getTime() > OVERDUE_MS;
}
