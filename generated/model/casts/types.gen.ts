// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface CastRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  status: 'unpaid' | 'waiting' | 'queued' | 'played' | 'refused' | 'expired';
  picture?: string | null;
  text?: string | null;
  kind?: 'picture' | 'text' | null;
  slotId?: string | null;
  deviceId?: string | null;
  amountFen: number;
  until?: string | null;
  refund: 'none' | 'due' | 'done';
  playedAt?: string | null;
}

export interface CastDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  status: 'unpaid' | 'waiting' | 'queued' | 'played' | 'refused' | 'expired';
  picture?: string | null;
  text?: string | null;
  kind?: 'picture' | 'text' | null;
  slotId?: string | null;
  deviceId?: string | null;
  amountFen: number;
  needsReview: boolean;
  until?: string | null;
  reason?: string | null;
  refund: 'none' | 'due' | 'done';
  adId?: string | null;
  paidAt?: string | null;
  reviewerId?: string | null;
  reviewedAt?: string | null;
  playedAt?: string | null;
  settledAt?: string | null;
}

export interface CastOpenInput {
  /**
   * What the QR code on the screen says
   */
  code: string;
}

export interface CastOpenOutput {
  /**
   * Name of the media owner
   */
  owner: string;
  screen: string;
  slot: string;
  /**
   * Pixels of the slot
   */
  width: number;
  height: number;
  /**
   * Of one showing; 0: nothing is asked
   */
  priceFen: number;
  needsReview: boolean;
  /**
   * False: the screen is off, nothing can be sent
   */
  isOn: boolean;
  /**
   * False where it costs something and this installation takes no payment online
   */
  canPay: boolean;
  /**
   * How many are before it on this screen
   */
  waiting: number;
  /**
   * Length of the showing
   */
  seconds: number;
  /**
   * Within how many minutes it is shown once it is approved
   */
  minutes: number;
}

export interface CastSendInput {
  /**
   * What the QR code on the screen says
   */
  code: string;
  kind: 'picture' | 'text';
  text?: string | null;
  /**
   * Of /media/verify, for a picture
   */
  uploadId?: string | null;
  /**
   * Made up by the phone, at random, for what it sends: the same one again gets the same ticket, and sends nothing twice
   */
  wishId?: string;
  /**
   * As the page showed it: another price is refused
   */
  amountFen: number;
}

export interface CastSendOutput {
  /**
   * Says whose cast it is; whoever has it can follow it
   */
  ticket: string;
}

export interface CastFollowInput {
  /**
   * Says whose cast it is; whoever has it can follow it
   */
  ticket: string;
}

export interface CastFollowOutput {
  number: string;
  /**
   * Played once it is known when; queued until then
   */
  status: 'unpaid' | 'waiting' | 'queued' | 'played' | 'refused' | 'expired';
  screen: string;
  slot: string;
  kind: 'picture' | 'text';
  text: string | null;
  amountFen: number;
  reason: string | null;
  /**
   * Due as soon as it is refused or expired and was paid
   */
  refund: 'none' | 'due' | 'done';
  /**
   * Open until the gateway says that it was paid or cannot be any more: only once it is closed nothing was charged
   */
  payment: 'none' | 'open' | 'paid' | 'closed';
  /**
   * Where it is paid, while it is not
   */
  payUrl: string | null;
  /**
   * How many are shown before it, while it is queued
   */
  before: number;
  /**
   * When this state ends by itself
   */
  until: string;
  playedAt: string | null;
  /**
   * Time zone of the screen
   */
  zone: string;
}

/** What actions ask for. */
export const castForms = { reject: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const castWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const castRules: readonly Rule[] = [];
