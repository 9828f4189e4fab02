const HOURS = [
  { days: 'Monday to Friday', hours: '9 am – 6 pm' },
  { days: 'Saturday', hours: '10 am – 4 pm' },
  { days: 'Sunday', hours: 'Closed' },
];

export function OpeningHours() {
  return (
    <>
      <dl className="max-w-80 numeric">
        {HOURS.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">Pacific Time</p>
    </>
  );
}
