import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createStaff, createVisitor } from '../../../test/factories.ts';
import { isNight } from '../../../test/night.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { createServices } from '../../../test/services.ts';
import { loadConfig } from '../../core/config/index.ts';
import { filePlace, places } from '../../core/secrets/places.ts';
import { openFrames, sealFrames } from '../../core/secrets/sealed-frames.ts';
import { sealMark } from '../../core/secrets/SecretBox.ts';
import { minutesOf, sealedMinutes } from '../calculation/minutes.ts';

type Composition = ReturnType<typeof createServices>;

const PROCESS = new URL('../../../test/rotate-process.ts', import.meta.url).pathname;
const key = () => randomBytes(32).toString('base64url');
const OLD = {
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_REVIEW: 'all',
  PARTICIPATING_CNPJS: 'any',
};
const FRESH = { ...OLD, CPF_KEY: `2:${key()}`, HASH_KEY: `2:${key()}`, SEED_KEY: `2:${key()}` };
const NEW = {
  ...OLD,
  CPF_KEY: `${FRESH.CPF_KEY},1:${OLD.CPF_KEY}`,
  HASH_KEY: `${FRESH.HASH_KEY},1:${OLD.HASH_KEY}`,
  SEED_KEY: `${FRESH.SEED_KEY},1:${OLD.SEED_KEY}`,
};
/** Each in turn, on what the one before has left: between two writes, and before, within and behind a file. */
const ALL = ['done', 'done', 'done', 'begin 1', 'file 1', 'begin 1', 'middle 1', 'file 1'];
/** A process for each costs as much as a small test file. */
const CHECKPOINTS = isNight ? ALL : ['done', 'file 1', 'middle 1', 'file 1'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: OLD, routes: [] });
});
afterAll(() => app.close());

const envOf = (keys: Record<string, string>) => ({
  ...keys,
  LOG_LEVEL: 'silent',
  DATABASE_URL: app.config.databaseUrl,
  DATA_DIR: app.config.dataDir,
});

/** A process that changes the keys up to a checkpoint, or to the end; how it ended. */
async function rotateTo(checkpoint: string): Promise<unknown> {
  const child = spawn(process.execPath, [PROCESS, checkpoint], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...envOf(NEW),
    },
  });
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
}

const WHOLE = Buffer.from('ganhadores');
/** Three frames. */
const FRAMED = randomBytes(600 * 1024);
const WITNESSES = ['52998224725', '11144477735'].map((cpf, index) => ({ name: `Testemunha ${index}`, cpf }));

/** People, a second step, witnesses, a sealed document and a sealed export, all under the old keys. */
async function fill() {
  const { services } = app;
  const { db, storage, vaults } = services;
  const people = [await createVisitor(services), await createVisitor(services)];
  const staff = await createStaff(services);
  const { secret, stored } = vaults.twoFactor.newSecret(staff.id);
  await db.twoFactor.create({ data: { adminUserId: staff.id, secret: stored } });
  const drawId = await createRunningDraw(services);
  const minutes = { signatory: 'Íris', role: 'Diretora', report: 'Sem ocorrências.', witnesses: WITNESSES };
  await db.draw.update({
    where: { id: drawId },
    data: { minutes: sealedMinutes(services, drawId, minutes) as never },
  });
  const [whole, framed] = ['draws/winners.sealed', 'exports/people.sealed'];
  await storage.privateFiles.write(whole, vaults.files.seal(WHOLE, filePlace(whole)));
  const frames = sealFrames(vaults.files, Readable.from([FRAMED]), filePlace(framed));
  await storage.privateFiles.writeStream(framed, frames, new AbortController().signal);
  await db.drawFile.create({
    data: {
      drawId,
      kind: 'winners',
      state: 'ready',
      fileKey: whole,
      requestedById: staff.id,
      bytes: WHOLE.length,
      sha256: randomBytes(32),
      readyAt: new Date(),
    },
  });
  await db.exportRequest.create({
    data: {
      resource: 'registrations',
      format: 'csv',
      columns: [],
      query: {},
      language: 'pt',
      bytes: FRAMED.length,
      sha256: randomBytes(32),
      finishedAt: new Date(),
      expiresAt: new Date(),
      isWhole: true,
      isPersonal: true,
      purpose: 'Auditoria',
      fileName: 'pessoas.csv',
      state: 'ready',
      fileKey: framed,
      byId: staff.id,
      byName: staff.name,
      createdAt: new Date(),
    },
  });
  return { people, staff, secret, drawId, whole, framed };
}

type Filled = Awaited<ReturnType<typeof fill>>;

/** What there was is there, whatever keys it is under by now. */
async function expectWhole({ services }: Composition, filled: Filled): Promise<void> {
  const { db, vaults, storage } = services;
  for (const { id, cpf } of filled.people)
    expect(vaults.cpf.cpfOf(await db.registration.findUniqueOrThrow({ where: { id } }))).toBe(cpf);
  const own = await db.twoFactor.findUniqueOrThrow({ where: { adminUserId: filled.staff.id } });
  expect(vaults.twoFactor.open(own)).toEqual(filled.secret);
  const draw = await db.draw.findUniqueOrThrow({ where: { id: filled.drawId } });
  expect(minutesOf(services, draw)?.witnesses).toEqual(WITNESSES);
  const pool = await db.numberPool.findUniqueOrThrow({ where: { drawId: filled.drawId } });
  const seed = vaults.seeds.open(pool.seedEncrypted, places.numberPool(filled.drawId));
  expect(createHash('sha256').update(seed).digest()).toEqual(Buffer.from(pool.seedHash));
  const whole = await storage.privateFiles.read(filled.whole);
  expect(whole && vaults.files.open(whole, filePlace(filled.whole))).toEqual(WHOLE);
  const framed = await storage.privateFiles.readStream(filled.framed);
  const plain = framed && Readable.from(openFrames(vaults.files, framed, filePlace(filled.framed)));
  expect((await buffer(plain ?? Readable.from([]))).equals(FRAMED)).toBe(true);
}

async function withKeys(keys: Record<string, string>, look: (composition: Composition) => Promise<void>) {
  const composition = createServices(loadConfig(envOf(keys)));
  try {
    await composition.start();
    await look(composition);
  } finally {
    await composition.close();
  }
}

it('killed between any two writes it loses nothing, goes on, and lets the old keys go in the end', async () => {
  const filled = await fill();
  const [late] = filled.people;
  if (!late) throw new Error('Nobody was made.');
  // Of a request that was under way in another process when the keys changed.
  const ofBefore = app.services.vaults.cpf.encrypt(late.cpf, places.registrationCpf(late.id));
  for (const checkpoint of CHECKPOINTS) {
    expect([checkpoint, await rotateTo(checkpoint)]).toEqual([checkpoint, 'SIGKILL']);
    await withKeys(NEW, (composition) => expectWhole(composition, filled));
  }
  expect(await rotateTo('')).toBe(0);

  const { db } = app.services;
  await db.registration.update({ where: { id: late.id }, data: { cpfEncrypted: ofBefore } });
  expect(await rotateTo('done')).toBe('SIGKILL');
  expect(await rotateTo('done')).toBe(0);
  const { cpfEncrypted } = await db.registration.findUniqueOrThrow({ where: { id: late.id } });
  expect(sealMark(cpfEncrypted)).toEqual({ name: 'CPF_KEY', keyId: 2, isBound: true });
  await withKeys(FRESH, (composition) => expectWhole(composition, filled));
}, 300_000);
