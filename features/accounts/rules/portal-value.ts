// Whether a contact uses the portal, as lists show it.
import { z } from 'zod';

export const portalValue = z.object({ login: z.boolean(), invited: z.boolean(), /** An instant. */ lastSeenAt: z.string().nullable() });
export type PortalValue = z.output<typeof portalValue>;
