/** Quantities that a story's table leaves open, though they sound as if it had them. # is a row's name. */
export const UNKNOWN: Readonly<Record<string, readonly string[]>> = {
  clinics: [
    "The median waiting time of the patients who visited #",
    "The number of patients who visited # at least once in the quarter",
    "The average waiting time of the patients at # who were satisfied",
  ],
  counties: [
    "The average (arithmetic mean) household income in # County",
    "The percentage of the households in # County without health insurance",
    "The median household income of all households in the # counties combined",
  ],
  hospitals: [
    "The median length of stay of the patients admitted to #",
    "The number of patients who were admitted to # exactly once in 2022",
    "The average length of stay of the patients readmitted to # within 30 days",
  ],
  "school districts": [
    "The number of students per teacher in # in 2012",
    "The total expenditures of # in 2012",
    "The number of students who graduated from the high schools of # in 2022",
  ],
  airports: [
    "The average number of passengers per departure from # in 2013",
    "The number of departures from # in 2013 that were on time",
    "The number of passengers whose flights from # departed on time in 2018",
  ],
  housing: [
    "The number of residents per housing unit in # in 2017",
    "The average (arithmetic mean) home price in # in 2022",
    "The total value of the homes sold in # in 2022",
  ],
  "grocery stores": [
    "The annual profit per employee at # in 2023",
    "The total annual revenue of all of the chain's stores in 2023",
    "The average amount spent per visit by the customers of # in 2023",
  ],
  hotels: [
    "The number of guests who stayed at # in June",
    "The profit earned by # from room rentals in June",
    "The average number of nights that a guest stayed at # in June",
  ],
  museums: [
    "The operating expenses per visitor at # in 2015",
    "The percentage of the visitors to # in 2018 who were members",
    "The percent by which the number of members of # changed from 2015 to 2018",
  ],
  "city departments": [
    "The average (arithmetic mean) amount paid per hour of overtime by #",
    "The percentage of the actual expenditures of # that was for overtime",
    "The number of employees in # who worked overtime in fiscal year 2023",
  ],
  restaurants: [
    "The median amount spent per guest at # in October",
    "The average rating given by all customers who rated any of the # restaurants",
    "The average percentage of seats occupied at # while it was open in October",
  ],
};

/** What each of them would take that the table does not list. */
export const MISSING: Readonly<Record<string, readonly string[]>> = {
  clinics: [
    "the waiting time of each patient",
    "how often each patient visited",
    "the waiting times of the satisfied patients alone",
  ],
  counties: [
    "the incomes of all households",
    "the number of households without insurance",
    "the income of each household",
  ],
  hospitals: [
    "each patient’s length of stay",
    "how often each patient was admitted",
    "the lengths of stay of the readmitted patients alone",
  ],
  "school districts": [
    "the number of teachers in 2012",
    "the expenditure per student in 2012",
    "the number of students in the graduating class",
  ],
  airports: [
    "the number of departures in 2013",
    "the number of departures in 2013",
    "the number of passengers on the flights that departed on time",
  ],
  housing: [
    "the population in 2017",
    "the price of each home",
    "the prices of the homes that were sold",
  ],
  "grocery stores": [
    "the costs of the store",
    "the revenue of any stores that are not listed",
    "the number of visits by customers",
  ],
  hotels: ["the number of guests in each room", "the costs of the rooms", "the number of guests"],
  museums: [
    "the operating expenses in 2015",
    "how many of the visitors were members",
    "the number of members in 2015",
  ],
  "city departments": [
    "the amount paid for overtime",
    "the amount paid for overtime",
    "how many employees shared the hours of overtime",
  ],
  restaurants: [
    "the amount spent by each guest",
    "the number of customers who rated each restaurant",
    "how long each seat was occupied",
  ],
};
