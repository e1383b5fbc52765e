// How a feature declares an endpoint. Everything the app must know about it is in one place and none of it may be left
// out: who it is for, which permission it needs, which activity it leaves behind, and every way it may refuse.
import { oc, type ContractProcedure, type HTTPMethod, type HTTPPath } from '@orpc/contract';
import type { z } from 'zod';
import type { Upkeep } from './upkeep.ts';

/** 'person' is anyone signed in, staff or client: for endpoints about their own account. */
export type Audience = 'public' | 'client' | 'staff' | 'person';
/** `feature:verb`. Public and client endpoints state theirs too; everyone holds that of a public one. */
export type Permission = `${string}:${string}`;
/** `feature.whatHappened`, past tense. */
export type ActivityKind = `${string}.${string}`;
/** The activity an endpoint leaves: a row of this kind; for upkeep a row only where it begins something; `null` when it changes nothing. */
export type Leaves = ActivityKind | Upkeep | null;
/**
 * What someone should think about before a role gets it: personal data shown in full, data that leaves the program, words that reach people
 * outside, money, records that are gone for good, who may do what, and work that a rule of the law had stopped.
 */
export type Danger = 'reveals' | 'exports' | 'sends' | 'charges' | 'deletes' | 'rights' | 'gates';
export type RefusalCode = `${string}.${string}`;

export interface RefusalDeclaration {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  /** When it is given, one sentence; it goes into docs/ERRORS.md and the OpenAPI description. */
  readonly when: string;
  /**
   * The sentence for clients who read Spanish; '' where the operation says its own in the language of the client. A law asks for it wherever
   * a client can meet the refusal.
   */
  readonly spanish?: string;
}

export interface EndpointMeta<A extends Audience = Audience, K extends Leaves = Leaves, P extends Permission = Permission> extends Record<
  string,
  unknown
> {
  readonly audience: A;
  readonly permission: P;
  readonly activity: K;
  readonly danger: Danger | null;
  /** Asks for a sign-in of the last `RECENT_MINUTES`, or the password or code once more. */
  readonly recent: boolean;
  /** What of a person staff are shown, by the kind that the access log knows it by; null when nothing that the log lists. */
  readonly sees: string | null;
  /** Takes much time or memory (documents, reports, exports, large tables), so each person has few of them at the same time. */
  readonly costly: boolean;
  readonly refusals: Readonly<Record<RefusalCode, RefusalDeclaration>>;
  /** Largest request body in bytes; 256 KiB unless stated. */
  readonly maxBody: number;
}

/** One endpoint: an oRPC contract procedure whose metadata is complete. */
export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Audience = Audience,
  K extends Leaves = Leaves,
  P extends Permission = Permission,
> = ContractProcedure<I, O, Record<never, never>, EndpointMeta<A, K, P>>;

/** A feature's endpoints by name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** The permissions that the endpoints of a contract ask for. */
export type PermissionOf<C extends Contract> = C[keyof C] extends Endpoint<z.ZodType, z.ZodType, Audience, Leaves, infer P> ? P : never;

/** The app registers the permissions of all contracts here, so a screen that names an unknown one does not compile. */
// An interface, because only these can be added to from another file.
export interface PermissionRegistry {
  readonly unregistered: Permission;
}
export type KnownPermission = PermissionRegistry extends { readonly registered: infer P extends string } ? P : Permission;

export interface EndpointSpec<I extends z.ZodType, O extends z.ZodType, A extends Audience, K extends Leaves, P extends Permission> {
  readonly method: HTTPMethod;
  /** Under /api, e.g. '/contacts/{id}'. */
  readonly path: HTTPPath;
  readonly summary: string;
  readonly audience: A;
  readonly permission: P;
  readonly activity: K;
  /** Left out where nothing of the kind can happen. */
  readonly danger?: Danger;
  readonly recent?: true;
  /** The operation then says of whom, with `shows`. */
  readonly sees?: string;
  readonly costly?: true;
  readonly refusals: Readonly<Record<RefusalCode, RefusalDeclaration>>;
  readonly input: I;
  readonly output: O;
  readonly maxBody?: number;
}

/** How long a proof of identity counts for what asks for a recent one (security.md, ASVS 7.5.3). */
export const RECENT_MINUTES = 15;

const DEFAULT_MAX_BODY = 256 * 1024;

/** Declares an endpoint. Leaving a part out does not compile. */
export function endpoint<I extends z.ZodType, O extends z.ZodType, A extends Audience, K extends Leaves, P extends Permission>(
  spec: EndpointSpec<I, O, A, K, P>,
): Endpoint<I, O, A, K, P> {
  const meta: EndpointMeta<A, K, P> = {
    audience: spec.audience,
    permission: spec.permission,
    activity: spec.activity,
    danger: spec.danger ?? null,
    recent: spec.recent ?? false,
    sees: spec.sees ?? null,
    costly: spec.costly ?? false,
    refusals: spec.refusals,
    maxBody: spec.maxBody ?? DEFAULT_MAX_BODY,
  };
  return oc
    .$meta<EndpointMeta<A, K, P>>(meta)
    .route({ method: spec.method, path: spec.path, summary: spec.summary })
    .input(spec.input)
    .output(spec.output);
}

/** Refusals the app itself may give on any endpoint. */
export const APP_REFUSALS = {
  'app.signInRequired': { status: 401, when: 'There is no live session.', spanish: 'Inicie sesión.' },
  'app.notAllowed': {
    status: 403,
    when: 'The signed-in person lacks the permission or belongs to another audience.',
    spanish: 'No tiene permiso para esto.',
  },
  'app.confirmSignIn': {
    status: 403,
    when: 'The person signed in or confirmed their password more than 15 minutes ago, and this asks for it again.',
    spanish: 'Inició sesión hace más de 15 minutos. Confirme que es usted.',
  },
  'app.previewOver': {
    status: 403,
    when: 'The pass of a portal preview belongs to another session, has expired, or may not be used any more.',
    spanish: 'Esta vista previa terminó. Ábrala de nuevo.',
  },
  'app.previewOnly': {
    status: 403,
    when: 'With the pass of a portal preview, something else than a reading of clients was asked for.',
    spanish: 'Esto es una vista previa: aquí no se puede cambiar nada.',
  },
  'app.inputInvalid': {
    status: 422,
    when: 'The input does not fit the contract; each field at fault is named.',
    spanish: 'Algo de lo que se escribió no se puede usar.',
  },
  'app.keyReused': {
    status: 422,
    when: 'The Idempotency-Key of the request was used for another request.',
    spanish: 'Esta solicitud ya se usó para otra cosa. Vuelva a cargar la página.',
  },
  'app.bodyTooLarge': {
    status: 413,
    when: 'The request body is larger than this endpoint accepts.',
    spanish: 'Esto es demasiado grande.',
  },
  'app.typeUnsupported': {
    status: 415,
    when: 'The request body is neither JSON nor, where files are accepted, a form.',
    spanish: 'Aquí no se acepta este tipo de contenido.',
  },
  'app.tooMuchAtOnce': {
    status: 429,
    when: 'The person has more costly requests running and waiting than one may have at the same time.',
    spanish: 'Ya hay muchas tareas en marcha. Espere a que terminen algunas e intente de nuevo.',
  },
  'app.documentTooHeavy': {
    status: 422,
    when: 'The document takes more memory or time to make than one may.',
    spanish: 'Este documento es demasiado grande para generarlo.',
  },
  'app.databaseUnavailable': {
    status: 503,
    when: 'The database cannot be reached; the program keeps trying.',
    spanish:
      'En este momento no se puede acceder a los datos. Intente de nuevo en unos segundos; si estaba guardando algo, revise primero si se guardó.',
  },
  'app.storageFull': {
    status: 503,
    when: 'The disk is nearly full; reading still works.',
    spanish: 'El disco de este sistema está casi lleno, por eso no se puede guardar nada. Leer sigue siendo posible.',
  },
} as const satisfies Record<RefusalCode, RefusalDeclaration>;
