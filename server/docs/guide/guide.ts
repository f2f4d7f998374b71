import type { Language } from '#core/protocol/envelope.ts';
import { en_us } from './en_us.ts';
import { zh_cn } from './zh_cn.ts';

/** One task of the guide for users: its steps in order, and where in the console it is done. */
interface Task {
  /** Anchor on the page. */
  key: string;
  title: string;
  /** Why one does it; a sentence. */
  intro: string;
  steps: readonly string[];
  /** Path of the console. */
  path?: string;
}

/** The guide in one language. */
export interface Guide {
  intro: string;
  open: string;
  tasks: readonly Task[];
}

/** The guide for people who use the console, by language: both have the same tasks. */
export const guides: Readonly<Record<Language, Guide>> = { en_us, zh_cn };
