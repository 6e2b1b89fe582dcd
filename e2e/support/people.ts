import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Services } from '../../bff/test/services.ts';
import { textOf } from '../../bff/test/letters.ts';
import { expect } from './test.ts';

/** Somebody who has not registered yet. */
export interface Person {
  readonly cpf: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

/** A person with a valid CPF of their own; no two tests meet the same. */
export function somebody(): Person {
  const nine = String(randomInt(100_000_000, 999_999_999));
  const ten = `${nine}${checkDigit(nine)}`;
  return {
    cpf: `${ten}${checkDigit(ten)}`,
    email: `pessoa.${nine}@exemplo.example`,
    phone: `119${nine.slice(0, 8)}`,
    password: 'Trem-azul-57!',
  };
}

/** Registers a person through the API, as the form does. */
export async function registered(request: APIRequestContext, person = somebody()): Promise<Person> {
  const { password, email } = person;
  const rest = {
    name: 'Maria',
    lastName: 'da Silva',
    birthDate: '1990-10-10',
    state: 'SP',
    city: 'Campinas',
  };
  const { items } = (await (await request.get('/api/regulations')).json()) as { items: { id: string }[] };
  const documents = items.map(({ id }) => id);
  const agreed = { regulation: true, terms: true, marketing: false, documents };
  const again = { emailConfirmation: email, passwordConfirmation: password };
  const answer = await request.post('/api/register', { data: { ...person, ...again, ...rest, ...agreed } });
  expect(answer.status()).toBe(201);
  return person;
}

/** The path, with its secret, in the last e-mail to a person; some are written by the worker, a moment later. */
export async function linkOf(
  services: Services,
  { email }: Pick<Person, 'email'>,
  path: string,
): Promise<string> {
  const where = { recipient: email, text: { contains: path } };
  const latest = () => services.db.outboxMessage.findFirst({ where, orderBy: { createdAt: 'desc' } });
  await expect.poll(latest).not.toBeNull();
  const letter = await latest();
  const text = letter ? textOf(services, letter) : '';
  return text.slice(text.indexOf(path)).split(/\s/)[0] ?? '';
}

/** Signs in on the sign-in page, where the page must be. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('CPF ou e-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
}

type Known = Pick<Person, 'email' | 'password'>;

/** Signs in within the sheet of that title, over the page one is on. */
export async function signInHere(
  page: Page,
  { email, password }: Known,
  { title = 'Entre para participar', action = 'Entrar' } = {},
): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: 'Entrar com o e-mail' }).click();
  await sheet.getByLabel('CPF ou e-mail').fill(email);
  await sheet.getByRole('textbox', { name: 'Senha' }).fill(password);
  await sheet.getByRole('button', { name: action, exact: true }).click();
}

/** Signs in within the sheet that a guest's answer opens; the vote is cast with it. */
export const signInToVote = (page: Page, person: Known): Promise<void> =>
  signInHere(page, person, { title: 'Para o seu voto contar', action: 'Entrar e votar' });

/** Fills the three steps of the registration and stops before the last button. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'CPF', exact: true }).fill(person.cpf);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillAfterCpf(page, person);
}

/** The second and the third step of the registration, up to the last button. */
export async function fillAfterCpf(page: Page, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Maria');
  await page.getByRole('textbox', { name: 'Sobrenome' }).fill('da Silva');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).pressSequentially('10101990');
  await page.getByRole('textbox', { name: 'Telefone' }).pressSequentially(person.phone);
  await choose(page, 'Estado', 'São Paulo');
  await choose(page, 'Cidade', 'São José dos Campos');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(person.email);
  await page.getByRole('textbox', { name: 'Repita o e-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: /^Senha/ }).fill(person.password);
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill(person.password);
  await page.getByLabel('Li e aceito o regulamento').check();
  await page.getByLabel('Aceito os termos').check();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).and(page.locator('input')).fill(option.slice(0, 8));
  await page.getByRole('option', { name: option, exact: true }).click();
}
