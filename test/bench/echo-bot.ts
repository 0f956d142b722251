import { Bot } from 'grammy';

/** The bare grammY echo bot that the bot path is measured beside: no database, no rules. */
const bot = new Bot(process.env['TELEGRAM_BOT_TOKEN'] ?? '', {
  client: { apiRoot: process.env['TELEGRAM_API_ROOT'] ?? '' },
});
bot.on('message:text', (context) => context.reply(context.message.text));
process.on('SIGTERM', () => void bot.stop());
await bot.start();
