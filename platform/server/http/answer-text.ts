// Answers a read whose operation gives finished JSON. Input is read exactly as oRPC reads it for every other endpoint.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORPCError, ValidationError } from '@orpc/contract';
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import type { Endpoint } from '../../base/endpoint.ts';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import type { NoteFault } from '../faults.ts';
import type { JsonText, ReadCall } from '../feature.ts';
import type { Logger } from '../log.ts';
import type { Scope } from '../scope.ts';
import { answerRefusal, answerThrown } from './answers.ts';

export type ReadText = (call: ReadCall<unknown, Scope>) => Promise<JsonText | Refusal>;
export interface TextContext {
  readonly log: Logger;
  readonly noteFault: NoteFault;
  /** Method and route, for faults. */
  readonly place: string;
  readonly checkResponses: boolean;
}

const notation = new StandardBracketNotationSerializer();

/** Runs `readText` with the checked input and sends what it answers. */
export async function answerText(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  context: TextContext,
  run: (input: unknown) => Promise<JsonText | Refusal>,
): Promise<FastifyReply> {
  const { meta } = endpoint['~orpc'];
  try {
    const value = await run(await readInput(request, endpoint));
    if (isRefusal(value)) throw answerRefusal(value, meta, request.id);
    if (context.checkResponses) await check(endpoint['~orpc'].outputSchema, JSON.parse(value), 500);
    return await reply.type('application/json').send(value);
  } catch (error) {
    const answer = answerThrown(error, { ...context, requestId: request.id });
    return reply.status(answer.status).send(answer.toJSON());
  }
}

async function readInput(request: FastifyRequest, endpoint: Endpoint): Promise<unknown> {
  const at = request.url.indexOf('?');
  const query = at === -1 ? undefined : notation.deserialize([...new URLSearchParams(request.url.slice(at))]);
  const params = request.params as Readonly<Record<string, string>>;
  return check(endpoint['~orpc'].inputSchema, { ...(query as object | undefined), ...params }, 400);
}

async function check(schema: Endpoint['~orpc']['inputSchema'], value: unknown, status: 400 | 500): Promise<unknown> {
  const result = await schema?.['~standard'].validate(value);
  if (result?.issues) {
    throw new ORPCError(status === 400 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', {
      status,
      cause: new ValidationError({ message: 'Misfit', issues: result.issues, data: value }),
    });
  }
  return result ? result.value : value;
}
