import type { Database } from '@console/server/db/database';
import { idpPayload } from '@console/server/db/schema/technical';
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';
import * as v from 'valibot';

const storedPayload = v.record(v.string(), v.unknown());

/**
 * Stores sessions, grants and tokens of the development identity provider in the database, so that
 * they survive a restart.
 */
export function createIdpAdapter({ db }: Database): AdapterConstructor {
  const isLive = () => or(isNull(idpPayload.expiresAt), gt(idpPayload.expiresAt, new Date()));

  return class DatabaseAdapter implements Adapter {
    readonly model: string;

    constructor(model: string) {
      this.model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const row = {
        payload,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await db
        .insert(idpPayload)
        .values({ model: this.model, id, ...row })
        .onConflictDoUpdate({ target: [idpPayload.model, idpPayload.id], set: row });
    }

    find(id: string) {
      return this.#findWhere(eq(idpPayload.id, id));
    }
    findByUid(uid: string) {
      return this.#findWhere(eq(idpPayload.uid, uid));
    }
    findByUserCode(userCode: string) {
      return this.#findWhere(eq(idpPayload.userCode, userCode));
    }

    async consume(id: string): Promise<void> {
      await db
        .update(idpPayload)
        .set({ consumedAt: sql`now()` })
        .where(and(eq(idpPayload.model, this.model), eq(idpPayload.id, id)));
    }

    async destroy(id: string): Promise<void> {
      await db
        .delete(idpPayload)
        .where(and(eq(idpPayload.model, this.model), eq(idpPayload.id, id)));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db
        .delete(idpPayload)
        .where(and(eq(idpPayload.model, this.model), eq(idpPayload.grantId, grantId)));
    }

    async #findWhere(condition: SQL): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select()
        .from(idpPayload)
        .where(and(eq(idpPayload.model, this.model), condition, isLive()));
      if (!row) return undefined;
      const payload = v.parse(storedPayload, row.payload);
      return row.consumedAt
        ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) }
        : payload;
    }
  };
}

export async function removeExpiredPayloads({ db }: Database): Promise<void> {
  await db.delete(idpPayload).where(lt(idpPayload.expiresAt, new Date()));
}
