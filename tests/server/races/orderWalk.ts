import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { balancesOf } from '#server/money/wallet.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks, newKey, payments, type TestPayments } from '#tests/support/payments.ts';
import { CPM, CPT, type Shop } from '#tests/support/shop.ts';
import {
  dayOf,
  HOUR,
  fellShort,
  isFull,
  onward,
  pass,
  PLACES,
  PLAYS,
  reviewed,
  textOf,
  type Model,
  type Order,
  type Status,
  type Step,
} from './orderModel.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

export type Outcome = 'ok' | keyof typeof errors;

const nameOf = (code: number): Outcome =>
  code === 0 ? 'ok' : (Object.keys(errors) as (keyof typeof errors)[]).find((name) => errors[name].code === code)!;

/** A shop and what should be true of it. */
export class Walk {
  readonly shop: Shop;
  readonly gateway: TestPayments;
  readonly picture: string;
  readonly model: Model = { wallet: 0, held: 0, income: 0, ownersWallet: 0, points: 0, orders: [] };
  #seq = 0;
  /** The verb of the last step; of `onward` the one that it came to. Null: it is about an order, and there was none. */
  did: Step['verb'] | null = null;

  constructor(shop: Shop, picture: string) {
    this.shop = shop;
    this.gateway = payments(shop);
    this.picture = picture;
  }

  get #buyer() {
    return this.shop.personas.advertiser;
  }

  /** Does a step; returns what came of it and what should have. */
  async take(asked: Step): Promise<{ was: Outcome; should: Outcome }> {
    const order = this.model.orders.at(-1 - asked.back);
    this.did = asked.verb;
    if (asked.verb === 'onward') return this.#onward(asked);
    if (asked.verb === 'place') return this.#place(asked);
    if (asked.verb === 'pass') return this.#pass(asked.amount);
    if (asked.verb === 'recharge') return this.#recharge(asked.amount * CPT);
    if (!order && asked.verb !== 'points') this.did = null;
    if (asked.verb === 'points') return this.#points(asked.days);
    return order ? this.#about(order, asked) : { was: 'ok', should: 'ok' };
  }

  /** Takes the oldest order that is not over nearer to its end; a new one is placed where there is none. */
  #onward(asked: Step) {
    const { orders } = this.model;
    const at = orders.findIndex(({ status, settled }) => status !== 'cancelled' && !settled);
    const order = orders[at];
    if (!order) return this.take({ ...asked, verb: 'place' });
    const screens = order.screens.reduce((bits, screen) => bits | (1 << screen), 0);
    const next = onward(this.model, order, this.shop.clock.now());
    return this.take({ ...asked, screens, back: orders.length - 1 - at, ...next });
  }

  async #place({ screens, ahead, days, mode }: Step) {
    const { shop, model } = this;
    const chosen = shop.deviceIds.flatMap((_, at) => ((screens >> at) & 1 ? [at] : []));
    const from = dayOf(shop.clock.now()) + 1 + ahead;
    const to = from + days - 1;
    const amount = mode === 'cpt' ? CPT * chosen.length * days : (CPM * PLAYS) / 1000;
    const { code, data: placed } = await call<{ orders: { id: string; amountFen: number }[] }>(
      shop,
      this.#buyer,
      'adsOrder.place',
      {
        lines: [{ goodsId: shop.goodsId, deviceIds: chosen.map((at) => shop.deviceIds[at]) }],
        from: textOf(from),
        to: textOf(to),
        sellingMode: mode,
        ...(mode === 'cpm' ? { plays: PLAYS } : {}),
        amountFen: amount,
      },
    );
    const isTaken = chosen.some((at) =>
      Array.from({ length: days }, (_, n) => from + n).some((day) => isFull(model, at, day)),
    );
    if (code === 0)
      model.orders.push({
        id: placed!.orders[0]!.id,
        status: 'toBePaid',
        amount,
        mode,
        screens: chosen,
        from,
        days: Array.from({ length: days }, (_, n) => from + n),
        payBefore: shop.clock.now() + limits.orderWindowOnline,
        review: 'none',
        endedAt: null,
        waitsSince: 0,
        owners: [],
        plays: 0,
        played: new Set(),
        settled: false,
        earned: 0,
        refunded: 0,
      });
    return { was: nameOf(code), should: isTaken ? ('SEATS_TAKEN' as const) : ('ok' as const) };
  }

  async #pass(hours: number) {
    const { shop, model } = this;
    // Sessions end that nobody uses.
    for (const caller of [shop.personas.owner, shop.personas.reviewer])
      await data(shop, caller, 'ad.list', { pageSize: 1 });
    shop.clock.advance(hours * HOUR);
    // The second one settles what the first one ended.
    await shop.tick();
    await shop.tick();
    pass(model, shop.clock.now());
    return { was: 'ok', should: 'ok' } as const;
  }

  async #recharge(fen: number) {
    await this.shop.fill(fen);
    this.model.wallet += fen;
    return { was: 'ok', should: 'ok' } as const;
  }

  /** The media owner buys device points from its wallet, with too little money every other time. */
  async #points(quantity: number) {
    const { shop, model } = this;
    const { owner } = shop.personas;
    const { id, payable } = await data<{ id: string; payable: number }>(shop, owner, 'marketOrder.create', {
      appType: 'windows',
      quantity,
      years: 1,
      method: 'online',
    });
    const isRich = model.ownersWallet >= payable;
    const { code } = await call(shop, owner, 'marketOrder.pay', { id, by: 'wallet', key: newKey() });
    if (isRich) {
      model.ownersWallet -= payable;
      model.points += quantity;
    } else {
      const { payment } = await data<{ payment: string }>(shop, owner, 'wallet.recharge', {
        amount: Math.min(payable, 5_000_000),
        key: newKey(),
      });
      await this.gateway.scan(payment, 'twice');
      await this.gateway.deliver();
      model.ownersWallet += Math.min(payable, 5_000_000);
    }
    return { was: nameOf(code), should: isRich ? ('ok' as const) : ('BALANCE_TOO_LOW' as const) };
  }

  async #about(order: Order, { verb, screens, days, amount }: Step): Promise<{ was: Outcome; should: Outcome }> {
    const { shop, model } = this;
    const now = shop.clock.now();
    const may = (status: Status): Outcome => (order.status === status ? 'ok' : 'NOT_ALLOWED_NOW');
    if (verb === 'pay') {
      const should = may('toBePaid') === 'ok' && model.wallet < order.amount ? 'BALANCE_TOO_LOW' : may('toBePaid');
      if (should === 'ok') this.#hold(order);
      return { was: await this.#ask('adsOrder.pay', order), should };
    }
    if (verb === 'payByCode') return this.#payByCode(order, amount % 2 === 0);
    if (verb === 'cancel') {
      const should = may('toBePaid');
      if (should === 'ok') order.status = 'cancelled';
      return { was: await this.#ask('adsOrder.cancel', order), should };
    }
    if (verb === 'upload') {
      const should = may('toBeUploaded');
      if (should === 'ok') Object.assign(order, { status: 'ongoing', review: 'waiting', waitsSince: now });
      return { was: await this.#ask('adsOrder.upload', order, { materials: [this.picture] }), should };
    }
    if (verb === 'makeGood') return this.#makeGood(order, days);
    if (verb === 'refund') return this.#refund(order, amount * 100);
    if (verb === 'play')
      await this.#play(
        order,
        shop.deviceIds.findIndex((_, at) => (screens >> at) & 1),
        amount * 20,
      );
    else if (order.status === 'ongoing' && order.review === 'waiting')
      await this.#review(order, verb === 'approve', now);
    return { was: 'ok', should: 'ok' };
  }

  /** The media owner lets an order go on that fell short. */
  async #makeGood(order: Order, count: number): Promise<{ was: Outcome; should: Outcome }> {
    const { model } = this;
    const first = dayOf(this.shop.clock.now()) + 1;
    const more = Array.from({ length: count }, (_, n) => first + n);
    const isTaken = order.screens.some((screen) => more.some((day) => isFull(model, screen, day)));
    const was = await this.#ask('adsOrder.makeGood', order, { days: count });
    if (order.status !== 'finished') return { was, should: 'NOT_ALLOWED_NOW' };
    if (order.settled) return { was, should: 'MAKE_GOOD_LATE' };
    if (!fellShort(order)) return { was, should: 'MAKE_GOOD_NOTHING' };
    if (isTaken) return { was, should: 'SEATS_TAKEN' };
    order.status = 'ongoing';
    order.days.push(...more);
    return { was, should: 'ok' };
  }

  /** The media owner gives some of what an order earned back, or more than that. */
  async #refund(order: Order, fen: number): Promise<{ was: Outcome; should: Outcome }> {
    const { model } = this;
    const was = await this.#ask('adsOrder.refund', order, { fen });
    if (order.status !== 'finished') return { was, should: 'NOT_ALLOWED_NOW' };
    if (!order.settled) return { was, should: 'REFUND_EARLY' };
    if (order.refunded + fen > order.earned) return { was, should: 'REFUND_TOO_HIGH' };
    order.refunded += fen;
    model.income -= fen;
    model.wallet += fen;
    return { was, should: 'ok' };
  }

  #hold(order: Order): void {
    order.status = 'toBeUploaded';
    this.model.wallet -= order.amount;
    this.model.held += order.amount;
  }

  /** Pays with a code; its money comes before or after the order was cancelled. */
  async #payByCode(order: Order, isLate: boolean): Promise<{ was: Outcome; should: Outcome }> {
    const { shop, model, gateway } = this;
    const { code, data: opened } = await call<{ payment: string }>(shop, this.#buyer, 'adsOrder.payment', {
      id: order.id,
    });
    const should = order.status === 'toBePaid' ? 'ok' : 'NOT_ALLOWED_NOW';
    if (code === 0) {
      await gateway.scan(opened!.payment, 'twice');
      if (isLate) {
        const was = await this.#ask('adsOrder.cancel', order);
        if (was !== 'ok') return { was, should: 'ok' };
        order.status = 'cancelled';
      }
      await gateway.deliver();
      model.wallet += order.amount;
      if (!isLate) this.#hold(order);
    }
    return { was: nameOf(code), should };
  }

  async #review(order: Order, isGood: boolean, now: number): Promise<void> {
    const { shop } = this;
    const { adId } = await data<{ adId: string }>(shop, this.#buyer, 'adsOrder.one', { id: order.id });
    if (isGood) await shop.approve([adId]);
    else {
      await data(shop, shop.personas.owner, 'ad.reject', { ids: [adId], reason: 'No' });
      await shop.tick();
      order.status = 'toBeUploaded';
      pass(this.model, now);
    }
    order.review = isGood ? 'approved' : 'none';
    reviewed(order, now);
    if (isGood) order.owners.push({ since: now, until: Infinity });
  }

  /** Plays of an ad, where there can be some. */
  async #play(order: Order, screen: number, plays: number): Promise<void> {
    const { shop, model } = this;
    const now = shop.clock.now();
    if (order.status !== 'ongoing' || order.review !== 'approved' || !order.days.includes(dayOf(now - 1))) return;
    if (!order.screens.includes(screen)) return;
    const { adId } = await data<{ adId: string }>(shop, this.#buyer, 'adsOrder.one', { id: order.id });
    await shop.within(async (tx) => {
      await tx.proofsOfPlay.insert({
        startedAt: now - 1,
        durationMs: 15_000,
        plays,
        adId,
        deviceId: shop.deviceIds[screen]!,
        seq: (this.#seq += 1),
      });
      const ad = await tx.ads.one(adId);
      await tx.ads.update(adId, { impressions: (ad?.impressions ?? 0) + plays });
    });
    order.plays += plays;
    order.played.add(`${screen} ${dayOf(now - 1)}`);
    shop.clock.advance(1000);
    await shop.tick();
    pass(model, shop.clock.now());
  }

  async #ask(
    name: 'adsOrder.pay' | 'adsOrder.cancel' | 'adsOrder.upload' | 'adsOrder.makeGood' | 'adsOrder.refund',
    { id }: Order,
    more: object = {},
  ): Promise<Outcome> {
    const isOwners = name === 'adsOrder.makeGood' || name === 'adsOrder.refund';
    const caller = isOwners ? this.shop.personas.owner : this.#buyer;
    const { code, data: answer } = await call<{ results?: { code: number }[] }>(this.shop, caller, name, {
      ids: [id],
      ...more,
    });
    return nameOf(answer?.results?.[0]?.code ?? code);
  }

  /** Proves the books; returns what is, and what should be. */
  async sums(): Promise<{ is: object; should: object }> {
    const { shop, model } = this;
    await checkBooks(shop);
    const is = await shop.services.store.read(SYSTEM, async (tx) => {
      const buyer = await balancesOf(tx, this.#buyer.corpId);
      const seller = await balancesOf(tx, shop.corpId);
      const found = await tx.adsOrders.many(model.orders.map(({ id }) => id));
      const status = new Map(found.map((row) => [row.id, row.status]));
      const oversold = await tx.db
        .selectFrom('seats')
        .select(['device_id', 'day'])
        .groupBy(['device_id', 'slot_id', 'day'])
        .having((eb) => eb(eb.fn.countAll(), '>', PLACES))
        .execute();
      return {
        wallet: buyer.wallet,
        held: buyer.held,
        income: seller.income,
        ownersWallet: seller.wallet,
        points: await tx.devicePoints.count((eb) => eb('order_number', 'is not', null)),
        orders: model.orders.map(({ id }) => status.get(id)),
        oversold,
      };
    });
    const { orders, ...sums } = model;
    return { is, should: { ...sums, orders: orders.map(({ status }) => status), oversold: [] } };
  }
}
