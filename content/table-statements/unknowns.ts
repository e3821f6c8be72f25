/** Quantities that a story's table leaves open, though they sound as if it had them. # is a row's name. */
export const UNKNOWN: Readonly<Record<string, readonly string[]>> = {
  clinics: [
    "The median waiting time of the patients who visited #",
    "The percent of the patients who visited # that waited more than 30 minutes",
    "The percent by which the number of patient visits to # changed from the previous quarter",
  ],
  counties: [
    "The median household income of all residents of the # counties combined",
    "The number of households in # County in 2022",
    "The percent of the physicians in # County who work in hospitals",
  ],
  hospitals: [
    "The median length of stay of the patients admitted to #",
    "The percent of the nurses at # who work at night",
    "The greatest number of beds in use at # on any one day in 2022",
  ],
  "school districts": [
    "The number of students per teacher in # in 2017",
    "The average number of students in a class in # in 2022",
    "The percent by which expenditure per student in # increased from 2017 to 2022",
  ],
  airports: [
    "The average number of passengers per departure from # in 2018",
    "The average length of the delays at # in 2023",
    "The year from 2018 to 2023 in which # had the most passengers",
  ],
  housing: [
    "The number of residents per housing unit in # in 2017",
    "The average home price in # in 2022",
    "The percent of the housing units in # that were sold in 2022",
  ],
  "grocery stores": [
    "The annual profit per employee of # in 2023",
    "The average amount spent per customer at # in 2023",
    "The percent by which the annual revenue of # changed from 2022 to 2023",
  ],
  hotels: [
    "The average number of nights that a guest stayed at # in June",
    "The profit per room of # in June",
    "The greatest number of rooms occupied at # on any night in June",
  ],
  museums: [
    "The average amount paid for admission to # in 2018",
    "The percent of the visitors to # in 2018 who were members",
    "The percent by which the number of members of # changed from 2015 to 2018",
  ],
  "city departments": [
    "The percent of the actual expenditure of # that was for overtime",
    "The percent of the employees of # who worked overtime",
    "The percent by which the budget of # differed from its budget for the previous year",
  ],
  restaurants: [
    "The median amount spent per guest at # in October",
    "The average rating given by all customers who rated any of the # restaurants",
    "The profit per guest served at # in October",
  ],
};
