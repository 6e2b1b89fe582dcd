export const lotteryDayEn = {
  weekday: 'Extractions are usually on Wednesdays and Saturdays: check the calendar of the Loteria Federal.',
  holiday: 'A national holiday: check whether there will be an extraction.',
  beyond_year: 'More than twelve months after the period begins: check the term of the authorisation.',
};
