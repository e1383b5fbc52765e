// Holds what is recorded against what the manifests declare, so that filters, rules and reports can rely on it.
import type { Activities } from '../base/activities.ts';
import type { ActivityEntry } from './activity-entry.ts';

/** @throws Error when an entry is of an undeclared kind, about another type of record, or says it changed an undeclared field */
export function checkActivity(activities: Activities): (entry: ActivityEntry) => void {
  return ({ kind, subject, before, after }) => {
    const declared = activities[kind];
    if (!declared) throw new Error(`${kind}: no feature declares this activity.`);
    if (!declared.subject.includes(subject.type))
      throw new Error(`${kind}: is about '${subject.type}', declared is ${declared.subject.join(', ')}.`);
    for (const values of [before, after]) {
      if (values === undefined) continue;
      if (declared.changes === undefined) throw new Error(`${kind}: declares no changed fields.`);
      const { error } = declared.changes.partial().safeParse(values);
      if (error) throw new Error(`${kind}: ${error.message}`);
    }
  };
}
