// /api/openapi.json, made from the contracts: what is documented is what is checked.
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { APP_REFUSALS } from '../../base/endpoint.ts';
import type { AnyFeature } from '../feature.ts';

/** The OpenAPI 3.1 document of all features; each operation carries x-audience, x-permission, x-activity and x-refusals. */
export async function describeApi(features: readonly AnyFeature[], version: string): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const router = Object.fromEntries(features.map((f) => [f.name, f.contract]));
  const document = await generator.generate(router, {
    info: { title: 'Redress', version },
    servers: [{ url: '/api' }],
    security: [{ idToken: [] }],
    components: { securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
  for (const feature of features) {
    for (const [key, endpoint] of Object.entries(feature.contract)) {
      const { route, meta } = endpoint['~orpc'];
      const operation = (document.paths?.[route.path ?? ''] as Record<string, Record<string, unknown>> | undefined)?.[
        (route.method ?? 'POST').toLowerCase()
      ];
      if (!operation) throw new Error(`${feature.name}.${key} is missing from the OpenAPI document.`);
      Object.assign(operation, {
        operationId: `${feature.name}.${key}`,
        tags: [feature.name],
        'x-audience': meta.audience,
        'x-permission': meta.permission,
        'x-activity': meta.activity,
        'x-refusals': { ...APP_REFUSALS, ...meta.refusals },
        ...(meta.audience === 'public' && { security: [] }),
      });
    }
  }
  return document;
}
