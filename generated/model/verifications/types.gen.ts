// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import * as z from 'zod/mini';
import { isCreditCode, isDate, isIdCard, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, isMissing, ne } from '#core/entity/rule.ts';

export interface VerificationRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  advertiserId?: string | null;
  advertiserName?: string | null;
  kind: 'identity' | 'qualification' | 'adQualification';
  status: 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | 'replaced';
  subject?: 'enterprise' | 'person' | null;
  holder: string;
  certificate?: string | null;
  validUntil?: string | null;
  reason?: string | null;
  reviewedAt?: string | null;
}

export interface VerificationDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  advertiserId?: string | null;
  advertiserName?: string | null;
  kind: 'identity' | 'qualification' | 'adQualification';
  status: 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | 'replaced';
  subject?: 'enterprise' | 'person' | null;
  holder: string;
  idNumber?: string | null;
  creditCode?: string | null;
  legalPerson?: string | null;
  certificate?: string | null;
  certificateNumber?: string | null;
  validUntil?: string | null;
  pictures: string[];
  reason?: string | null;
  reviewerId?: string | null;
  reviewedAt?: string | null;
}

export interface VerificationCreate {
  advertiserId?: string | null;
  kind: 'identity' | 'qualification' | 'adQualification';
  subject?: 'enterprise' | 'person' | null;
  holder: string;
  idNumber?: string | null;
  creditCode?: string | null;
  legalPerson?: string | null;
  certificate?: string | null;
  certificateNumber?: string | null;
  validUntil?: string | null;
  pictures: string[];
}

export interface VerificationIdcardInput {
  /**
   * One of an agent's advertisers; absent for one's own enterprise
   */
  advertiserId?: string;
  holder: string;
  idNumber: string;
  /**
   * Last day of the document; null: it does not end
   */
  validUntil?: string | null;
  /**
   * Verified uploads
   */
  pictures: string[];
}

export interface VerificationIdcardOutput {
  id: string;
  status: string;
}

export interface VerificationEnterpriseInput {
  /**
   * One of an agent's advertisers; absent for one's own enterprise
   */
  advertiserId?: string;
  holder: string;
  creditCode: string;
  legalPerson?: string;
  /**
   * Last day of the document; null: it does not end
   */
  validUntil?: string | null;
  /**
   * Verified uploads
   */
  pictures: string[];
}

export interface VerificationEnterpriseOutput {
  id: string;
  status: string;
}

export interface VerificationAuditInput {
  /**
   * One of an agent's advertisers; absent for one's own enterprise
   */
  advertiserId?: string;
}

export interface VerificationAuditOutput {
  advertiserId: string;
  name: string;
  kinds: {
    kind: 'identity' | 'qualification' | 'adQualification';
    state: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired';
    latest: { id: string; status: string; holder: string; reason: string | null; validUntil: string | null; createdAt: string; reviewedAt: string | null } | null;
  }[];
}

export const verificationCreate = z.strictObject({
  advertiserId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  kind: z.enum(['identity', 'qualification', 'adQualification']),
  subject: z.nullish(z.enum(['enterprise', 'person'])),
  holder: z.string().check(z.minLength(1), z.maxLength(60)),
  idNumber: z.nullish(z.stringFormat('idCard', isIdCard)),
  creditCode: z.nullish(z.stringFormat('creditCode', isCreditCode)),
  legalPerson: z.nullish(z.string().check(z.maxLength(30))),
  certificate: z.nullish(z.string().check(z.minLength(1), z.maxLength(60))),
  certificateNumber: z.nullish(z.string().check(z.maxLength(60))),
  validUntil: z.nullish(z.stringFormat('date', isDate)),
  pictures: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(6), z.refine(isUnique, 'uniqueItems')),
});

/** What actions ask for. */
export const verificationForms = { refuse: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }), withdraw: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const verificationWhens: Whens = {
  subject: (v) => eq(v.kind, 'identity'),
  idNumber: (v) => eq(v.kind, 'identity') && eq(v.subject, 'person'),
  creditCode: (v) => eq(v.kind, 'identity') && eq(v.subject, 'enterprise'),
  legalPerson: (v) => eq(v.kind, 'identity') && eq(v.subject, 'enterprise'),
  certificate: (v) => ne(v.kind, 'identity'),
  certificateNumber: (v) => ne(v.kind, 'identity'),
};

/** Rules across fields, in the order in which they are asked. */
export const verificationRules: readonly Rule[] = [
  { id: 'required', at: 'subject', reads: ['kind', 'subject'], assert: (v) => !eq(v.kind, 'identity') || !isMissing(v.subject) },
  { id: 'required', at: 'idNumber', reads: ['kind', 'subject', 'idNumber'], assert: (v) => !(eq(v.kind, 'identity') && eq(v.subject, 'person')) || !isMissing(v.idNumber) },
  { id: 'required', at: 'creditCode', reads: ['kind', 'subject', 'creditCode'], assert: (v) => !(eq(v.kind, 'identity') && eq(v.subject, 'enterprise')) || !isMissing(v.creditCode) },
  { id: 'required', at: 'certificate', reads: ['kind', 'certificate'], assert: (v) => !ne(v.kind, 'identity') || !isMissing(v.certificate) },
];
