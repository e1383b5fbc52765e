// Refusals that many endpoints give. Each is declared once, with its sentence beside its declaration, so that a contract and the
// operations behind it cannot say different things.
import type { RefusalCode, RefusalDeclaration } from './endpoint.ts';
import { refuse, type Refusal } from './refusal.ts';

export interface SharedRefusal<C extends RefusalCode = RefusalCode> {
  readonly code: C;
  /** For the `refusals` of a contract: `refusals: { ...cursorUnknown.declared }`. */
  readonly declared: Readonly<Record<C, RefusalDeclaration>>;
  /** The refusal itself, with the fields at fault where they are known. */
  readonly refuse: (details?: Pick<Refusal, 'fields'>) => Refusal;
}

/** Declares a refusal together with the sentence that a person reads. */
export function sharedRefusal<C extends RefusalCode>(code: C, declaration: RefusalDeclaration, message: string): SharedRefusal<C> {
  // A record of a generic key cannot be written as a literal.
  const declared = Object.fromEntries([[code, declaration]]) as Record<C, RefusalDeclaration>;
  return { code, declared, refuse: (details) => refuse(code, message, details) };
}

/** A page cursor that this list did not make, or made before an update of the app. */
export const cursorUnknown = sharedRefusal(
  'app.cursorUnknown',
  {
    status: 422,
    when: 'The page cursor was not made by this list.',
    spanish: 'Esta página de la lista ya no existe. Empiece de nuevo por el principio de la lista.',
  },
  'This page of the list no longer exists. Please start again at the beginning of the list.',
);

/** The record has another version than the one that was read. */
export const changedMeanwhile = sharedRefusal(
  'app.changedMeanwhile',
  {
    status: 409,
    when: 'Someone else saved another version since this one was read.',
    spanish:
      'Otra persona guardó cambios mientras usted escribía. Lo que escribió se conserva; revise la versión actual y guarde de nuevo.',
  },
  'Someone else saved changes while you were editing. Your entries are kept; check the current version and save again.',
);
