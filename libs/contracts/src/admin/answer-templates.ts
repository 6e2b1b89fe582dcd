import * as z from 'zod/mini';
import { isAnswerTemplate } from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, required, title, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { SAC_MESSAGE_LIMIT, SAC_SUBJECTS } from '../public/sac.ts';

/** So many there are at most: whoever answers chooses among all of them. */
export const MOST_ANSWER_TEMPLATES = 200;

export const answerTemplateRow = z.object({
  id: uuid(),
  title: z.string(),
  /** What it answers; null: anything. */
  subject: z.nullable(z.enum(SAC_SUBJECTS)),
  /** Whether it says the same in English. */
  translated: z.boolean(),
  updatedAt: instant(),
});

export const answerTemplateDetail = z.extend(answerTemplateRow, {
  text: z.string(),
  textEn: z.string(),
  version: z.int(),
  createdAt: instant(),
});

/** Both texts may name ANSWER_FIELDS of the domain, and leave gaps. English is optional. */
export const answerTemplateInput = z.object({
  title: title(),
  subject: z.nullable(z.enum(SAC_SUBJECTS, 'invalid')),
  text: required().check(
    z.maxLength(SAC_MESSAGE_LIMIT, 'limit'),
    z.refine(isAnswerTemplate, 'answer_fields'),
  ),
  textEn: z
    .string('required')
    .check(z.trim(), z.maxLength(SAC_MESSAGE_LIMIT, 'limit'), z.refine(isAnswerTemplate, 'answer_fields')),
});

/** What messages to customer service are answered from (docs/decisions/words-of-visitors.md): content that staff write. */
export const answerTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/admin/sac/templates',
    access: 'sac:list',
    query: listQuery(
      ['title', 'updatedAt'],
      z.strictObject({ subject: z.optional(z.enum(SAC_SUBJECTS, 'invalid')) }),
    ),
    response: listResponse(answerTemplateRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists templates of answers.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/sac/templates/:id',
    access: 'sac:view',
    params: idParams,
    response: answerTemplateDetail,
    errors: ['NOT_FOUND'],
    summary: 'One template of an answer.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/sac/templates',
    access: 'sac:manage',
    body: answerTemplateInput,
    status: 201,
    response: answerTemplateDetail,
    summary: 'Creates a template of an answer.',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/sac/templates/:id',
    access: 'sac:manage',
    params: idParams,
    body: z.extend(answerTemplateInput, versioned),
    response: answerTemplateDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Changes a template of an answer.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/sac/templates/:id',
    access: 'sac:manage',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a template of an answer; what was answered from it stays.',
  }),
};
