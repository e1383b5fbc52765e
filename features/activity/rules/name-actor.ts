// Who did something, so that no one is taken for someone else: clients choose their own names, and may choose a colleague's.
import type { ActivityRow } from '../contract.ts';

/** 'Olivia Brandt' of staff, 'Ana Rivera (client)', 'Visitor', 'Redress', 'Automation “New leads”'. */
export function nameActor({ kind, name }: ActivityRow['actor']): string {
  if (kind === 'system') return 'Redress';
  if (kind === 'automation') return `Automation “${name}”`;
  if (kind === 'client') return `${name} (client)`;
  if (kind === 'public') return name === 'Visitor' ? name : `${name} (visitor)`;
  return name;
}
