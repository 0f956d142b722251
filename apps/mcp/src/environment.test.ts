import { describe, expect, it } from 'vitest';
import { McpEnvironment } from './environment.ts';

it('needs nothing', () => {
  expect(McpEnvironment.parse({})).toEqual({
    MCP_ALLOWED_HOSTS: [],
    MCP_ALLOWED_ORIGINS: [],
    MCP_CALLS_PER_MINUTE: 600,
  });
});

it('reads lists', () => {
  const given = {
    MCP_ALLOWED_HOSTS: ' Plan.Example.org, [fe80::1],,10.0.0.1 ',
    MCP_ALLOWED_ORIGINS: 'https://app.example.org,http://10.0.0.1:3000',
    MCP_CALLS_PER_MINUTE: '5',
  };
  expect(McpEnvironment.parse(given)).toEqual({
    MCP_ALLOWED_HOSTS: ['plan.example.org', '[fe80::1]', '10.0.0.1'],
    MCP_ALLOWED_ORIGINS: ['https://app.example.org', 'http://10.0.0.1:3000'],
    MCP_CALLS_PER_MINUTE: 5,
  });
});

describe('refuses', () => {
  it.each([
    ['MCP_ALLOWED_HOSTS', 'https://plan.example.org'],
    ['MCP_ALLOWED_HOSTS', 'plan.example.org:443'],
    ['MCP_ALLOWED_HOSTS', '*'],
    ['MCP_ALLOWED_ORIGINS', 'app.example.org'],
    ['MCP_ALLOWED_ORIGINS', 'https://app.example.org/path'],
    ['MCP_ALLOWED_ORIGINS', '*'],
    ['MCP_CALLS_PER_MINUTE', '0'],
  ])('%s=%s', (name, value) => {
    const parsed = McpEnvironment.safeParse({ [name]: value });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([name]);
  });
});
