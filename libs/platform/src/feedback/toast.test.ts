import { beforeEach, expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';
import { toast, useToasts } from './toast.ts';

const told = () => renderHook(useToasts).result.current.map(({ message }) => message);
beforeEach(() => toast.clear());

it('takes an error back once the same is done', () => {
  toast.info('Sua sessão termina em 5 minutos.');
  toast.error('O serviço está voltando.', '/votes');
  toast.settled('/home');
  expect(told()).toEqual(['O serviço está voltando.']);
  toast.settled('/votes');
  expect(told()).toEqual([]);
});

it('lets a success clear errors, and nothing else', () => {
  toast.error('Não foi possível concluir.');
  toast.info('Sua sessão termina em 5 minutos.');
  toast.success('Dados corrigidos.');
  expect(told()).toEqual(['Sua sessão termina em 5 minutos.', 'Dados corrigidos.']);
});
